import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { event } from '../../src/data/event.ts';
import { button, expectLinks, field, pasteInto, press } from '../support/elements.ts';
import { formTests } from '../support/formTests.ts';
import { holdCalls, jsonReply } from '../support/mockedApi.ts';
import { visit } from '../support/visit.tsx';

const path = '/api/auth/subscribe-newsletter';
const label = 'Email for the newsletter';

it('the footer has its links and the copyright line of 2025', async () => {
  visit('/purchase');
  const inFooter = within(await screen.findByRole('contentinfo'));
  expectLinks(inFooter, {
    Instagram: 'https://www.instagram.com/whrc2026',
    LinkedIn: 'https://www.linkedin.com/company/whrc2026',
    'X (social network)': 'https://x.com/whrc2026',
    'Privacy Policy': '/privacy-policy',
    'Terms & Conditions': '/terms-conditions',
  });
  expect(inFooter.getByText(`© 2025 ${event.name}`)).toBeVisible();
});

it('a link to the newsletter focuses its field', async () => {
  const { user } = visit('/faq.html');
  await field(label);
  await user.click(await screen.findByRole('link', { name: 'Get the newsletter' }));
  await waitFor(async () => expect(await field(label)).toHaveFocus());
});

it('the newsletter form stays on the next page, and so its call continues', async () => {
  const { user, router } = visit('/purchase');
  const { respond } = holdCalls(path, jsonReply({ success: true }));
  await pasteInto(user, label, 'ada@example.org');
  await press(user, 'Subscribe');
  await button('Submitting...');
  await router.navigate('/terms-conditions');
  await screen.findByRole('heading', { level: 1, name: 'Terms & Conditions' });
  respond();
  expect(await screen.findByText('Subscribed successfully!')).toBeVisible();
});

describe('the newsletter form', () => {
  const form = formTests({
    url: '/purchase',
    fill: (user) => pasteInto(user, label, 'ada@example.org'),
    path,
    button: 'Subscribe',
  });
  form.itRequires([label]);
  form.itReports([
    [label, '', 'Please enter your email.'],
    [label, 'ada at example', 'Please enter a valid email address.'],
  ]);
  form.itSendsOnce({ payload: { email: 'ada@example.org' }, busyLabel: 'Submitting...' });
  const failed = 'Subscription failed. Please try again.';
  form.itSurvivesFailures({ refused: failed, unanswered: failed });
  form.itShowsAfterSuccess('Subscribed successfully!');
  form.itAbortsOnLeaving();
});
