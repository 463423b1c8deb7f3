import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { holdCalls, jsonReply } from '../support/mockedApi.ts';
import { button, expectLinks, field, fillIn, follow, press } from '../support/steps.ts';
import { testForm } from '../support/testForm.ts';
import { visit } from '../support/visit.tsx';

const path = '/api/auth/subscribe-newsletter';
const label = 'Email for the newsletter';

it('a link to the newsletter focuses its field', async () => {
  const { user } = visit('/faq.html');
  await field(label);
  await follow(user, 'Get the newsletter');
  await waitFor(async () => expect(await field(label)).toHaveFocus());
});

it('the call of the newsletter form continues on the next page', async () => {
  const { user, router } = visit('/purchase');
  const { respond } = holdCalls(path, jsonReply({ success: true }));
  await fillIn(user, { [label]: 'ada@example.org' });
  await press(user, 'Subscribe');
  await button('Submitting...');
  await router.navigate('/terms-conditions');
  await screen.findByRole('heading', { level: 1, name: 'Terms & Conditions' });
  respond();
  expect(await screen.findByText('Subscribed successfully!')).toBeVisible();
  expectLinks(screen, { 'the five courses': '/competition-categories' });
});

testForm('the newsletter form', {
  open: () => visit('/purchase'),
  fields: { [label]: 'ada@example.org' },
  mistakes: [
    [label, '', 'Please enter your email.'],
    [label, 'ada at example', 'Please enter a valid email address.'],
  ],
  button: 'Subscribe',
  busyLabel: 'Submitting...',
  path,
  payload: { email: 'ada@example.org' },
  afterSuccess: 'Subscribed successfully!',
  refused: 'Subscription failed. Please try again.',
});
