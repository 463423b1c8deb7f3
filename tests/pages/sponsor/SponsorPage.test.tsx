import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { championship } from '../../../src/data/championship.ts';
import { jsonReply, stubCall } from '../../support/mockedApi.ts';
import { contactPayload } from '../../support/payloads.ts';
import { closest, field, fillIn, follow, press } from '../../support/steps.ts';
import { testForm } from '../../support/testForm.ts';
import { visit } from '../../support/visit.tsx';

const path = '/api/auth/sponsor-request';
const payload = { ...contactPayload, organization: 'Example Ltd', sponsorType: '' };

const fields = {
  Name: payload.name,
  Organization: payload.organization,
  Email: payload.email,
  'Country code': 'United States (+1)',
  'Phone number': payload.phone,
  Message: payload.message,
};

const chooseTier = (user: UserEvent, name: string) => follow(user, `Ask about ${name}`);

/** The tier that the form shows as chosen. */
const chosenTier = async () =>
  within(await screen.findByRole('group', { name: 'Tier' })).getByRole('radio', { checked: true })
    .parentElement?.textContent;

describe('the sponsor page', () => {
  it('makes the three claims and says which year its prices apply to', async () => {
    visit('/become-a-sponsor');
    await screen.findByRole('heading', { level: 1, name: 'Become a Sponsor' });
    for (const words of [
      '5,000+ live attendees and 100,000+ online viewers',
      'Teams from 20+ countries',
      'Sponsors need no account',
      `These are the tiers and prices of the ${championship.year} championship`,
    ]) {
      expect(screen.getByRole('main')).toHaveTextContent(words);
    }
  });

  it('shows each tier with its price and its benefits', async () => {
    visit('/become-a-sponsor');
    const heading = await screen.findByRole('heading', { level: 3, name: 'Gold' });
    const card = within(closest(heading, 'li'));
    for (const words of [
      'CHF 25,000',
      'Everything in Silver, plus:',
      'Event branding',
      'Web and media presence',
      'Exclusive co-social media campaigns',
    ]) {
      expect(card.getByText(words)).toBeVisible();
    }
  });
});

const silver = 'We are interested in the Silver tier (CHF 15,000).';
const gold = 'We are interested in the Gold tier (CHF 25,000).';

describe('choosing a tier', () => {
  it('through the URL sets the field, but never replaces the choice in a draft', async () => {
    const url = '/become-a-sponsor?tier=gold#sponsor_contact';
    const { user } = visit(url);
    await waitFor(async () => expect(await field('Message')).toHaveValue(gold));
    expect(await chosenTier()).toBe('Gold');
    await user.click(screen.getByRole('radio', { name: 'Silver' }));
    cleanup();
    visit(url);
    await waitFor(async () => expect(await field('Message')).toHaveValue(silver));
    expect(await chosenTier()).toBe('Silver');
    await user.click(screen.getByRole('radio', { name: 'Undecided' }));
    await user.type(await field('Message'), 'Hello');
    cleanup();
    visit(url);
    await waitFor(async () => expect(await field('Message')).toHaveValue('Hello'));
    expect(await chosenTier()).toBe('Undecided');
  });

  it('through the URL sets the field, even if the visitor comes from another page', async () => {
    const { router } = visit('/login');
    await field('Email');
    await router.navigate('/become-a-sponsor?tier=gold');
    await waitFor(async () => expect(await field('Message')).toHaveValue(gold));
  });

  it('adds a sentence to the message, and another choice changes that sentence', async () => {
    const { user, router } = visit('/become-a-sponsor');
    await chooseTier(user, 'Gold');
    expect(router.state.location.hash).toBe('#sponsor_contact');
    expect(document.getElementById('sponsor_contact')).toContainElement(await field('Message'));
    expect(await field('Message')).toHaveValue(gold);
    expect(await chosenTier()).toBe('Gold');
    const added = 'A sentence about the Gold tier (CHF 25,000) has been added to your message.';
    expect(screen.getByText(added)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Silver' }));
    expect(await field('Message')).toHaveValue(silver);
    await user.click(screen.getByRole('radio', { name: 'Undecided' }));
    expect(await field('Message')).toHaveValue('');
    expect(screen.queryByText(/has been added to your message/)).toBeNull();
  });

  it('is undone by deleting its sentence', async () => {
    const { user } = visit('/become-a-sponsor');
    await chooseTier(user, 'Gold');
    await user.clear(await field('Message'));
    expect(await chosenTier()).toBe('Undecided');
  });

  it('replaces only the sentence of the previous tier', async () => {
    const { user } = visit('/become-a-sponsor');
    await chooseTier(user, 'Gold');
    await user.type(await field('Message'), ' For two years.');
    await chooseTier(user, 'Silver');
    expect(await field('Message')).toHaveValue(`${silver} For two years.`);
  });

  it('keeps the text that the browser filled in', async () => {
    const { user } = visit('/become-a-sponsor');
    const message = await field('Message');
    if (message instanceof HTMLTextAreaElement) message.value = 'From before the reload';
    await chooseTier(user, 'Gold');
    expect(message).toHaveValue(`${gold}\n\nFrom before the reload`);
  });

  it('twice adds one sentence to the message that is sent and then shown', async () => {
    const { user } = visit('/become-a-sponsor');
    await fillIn(user, fields);
    await chooseTier(user, 'Gold');
    await chooseTier(user, 'Gold');
    const calls = stubCall(path, jsonReply({ success: true }));
    await press(user, 'Send enquiry');
    await screen.findByText(/^Thank you for your enquiry/);
    const message = `${gold}\n\n${payload.message}`;
    expect(calls[0]?.body).toEqual({ ...payload, message });
    const sent = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(sent).toEqual([
      payload.name,
      payload.organization,
      payload.email,
      `+${payload.dialCode} ${payload.phone}`,
      message,
    ]);
    await press(user, 'Write another enquiry');
    expect(await chosenTier()).toBe('Undecided');
  });

  it('starts another enquiry once the first is sent', async () => {
    const { user } = visit('/become-a-sponsor');
    await fillIn(user, fields);
    stubCall(path, jsonReply({ success: true }));
    await press(user, 'Send enquiry');
    await screen.findByText(/^Thank you for your enquiry/);
    await chooseTier(user, 'Silver');
    expect(await field('Message')).toHaveValue(silver);
    expect(await field('Name')).toHaveValue('');
  });
});

testForm('the form Sponsor enquiry', {
  open: () => visit('/become-a-sponsor'),
  fields,
  mistakes: [
    ['Name', '   ', 'Please enter your name.'],
    ['Organization', '   ', 'Please enter your organization.'],
    ['Email', '   ', 'Please enter your email.'],
    ['Email', '@example.org', 'Please enter a valid email address.'],
    ['Message', ' \n ', 'Please enter your message.'],
    ['Country code', 'Choose…', 'Please select your country code and enter your phone number.'],
  ],
  button: 'Send enquiry',
  busyLabel: 'Submitting...',
  path,
  payload,
  afterSuccess: 'Thank you for your enquiry! Our sponsorship team will reply by email.',
  refused: 'Something went wrong. Please try again.',
  noResponse: 'Submission failed. Please try again.',
  again: 'Write another enquiry',
});
