import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeForm } from '../describeForm';
import { field, type } from '../fields';
import { holdCalls, jsonReply, recordCalls } from '../server';
import { visit } from '../visit';

const path = '/api/auth/subscribe-newsletter';
const label = 'Email for the newsletter';
const footer = async () => within(await screen.findByRole('contentinfo'));
const subscribe = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Subscribe' }));

describe('the footer', () => {
  it.each([
    ['Instagram', /^https:\/\/www\.instagram\.com\//],
    ['LinkedIn', /^https:\/\/www\.linkedin\.com\//],
    ['X (social network)', /^https:\/\/x\.com\//],
    ['Privacy Policy', /^\/privacy-policy$/],
    ['Terms & Conditions', /^\/terms-conditions$/],
  ])('leads to %s', async (name, address) => {
    visit('/purchase');
    const link = (await footer()).getByRole('link', { name });
    expect(link.getAttribute('href')).toMatch(address);
  });

  it('has the copyright line of 2025', async () => {
    visit('/purchase');
    expect((await footer()).getByText('© 2025 World Humanoid Robotics Championship')).toBeVisible();
  });
});

describe('the newsletter form', () => {
  it('asks for an email address, and sends nothing without one', async () => {
    const { user } = visit('/purchase');
    const calls = recordCalls(path, jsonReply({ success: true }));
    await subscribe(user);
    expect(await screen.findByText('Please enter your email.')).toBeVisible();
    const input = await field(label);
    expect(input).toBeInvalid();
    expect(input).toHaveFocus();
    expect(input).toHaveAccessibleDescription('Please enter your email.');
    expect(input).toBeRequired();
    expect(input).toHaveAttribute('type', 'email');
    await type(user, label, 'ada at example');
    await subscribe(user);
    expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('goes on with the call when the visitor turns to another page', async () => {
    const { user, router } = visit('/purchase');
    const { answer } = holdCalls(path, jsonReply({ success: true }));
    await type(user, label, 'ada@example.org');
    await subscribe(user);
    await screen.findByRole('button', { name: 'Submitting...' });
    await router.navigate('/terms-conditions');
    await waitFor(() => expect(document.title).toContain('Terms'));
    answer();
    expect(await screen.findByText('Subscribed successfully!')).toBeVisible();
  });
});

describeForm('the newsletter form', {
  open: () => visit('/purchase'),
  fill: (user) => type(user, label, 'ada@example.org'),
  button: 'Subscribe',
  busyLabel: 'Submitting...',
  path,
  payload: { email: 'ada@example.org' },
  refused: 'Subscription failed. Please try again.',
  unanswered: 'Subscription failed. Please try again.',
  success: { shows: 'Subscribed successfully!' },
});
