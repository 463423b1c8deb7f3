import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { goodPassword } from '../../support/accounts.ts';
import { waitWithStoppedClock, withStoppedClock } from '../../support/clock.ts';
import { holdCalls, jsonReply, stubCall } from '../../support/mockedApi.ts';
import { buttons, expectLinks, fillIn, follow, press } from '../../support/steps.ts';
import { testForm } from '../../support/testForm.ts';
import { expectRedirectToSignIn, visit } from '../../support/visit.tsx';

/** Case and spaces count. */
const password = ` ${goodPassword} 🤖 `;
const done = 'Your password has been reset successfully.';

const fields = { 'New password': password, 'Confirm new password': password };

testForm('the reset form', {
  open: () => visit('/reset-password/a%7Eb.c'),
  fields,
  mistakes: [
    ['New password', '    ', 'Please enter a password.'],
    ['Confirm new password', password.trim(), 'Passwords do not match.'],
  ],
  button: 'Set new password',
  busyLabel: 'Saving…',
  path: '/api/auth/reset-password',
  payload: { token: 'a~b.c', password },
  afterSuccess: done,
  refused: 'Failed to reset password.',
  showsServerError: true,
  noResponse: 'Something went wrong. Please try again.',
});

it.each(['/reset-password', '/reset-password/%20'])(
  'the reset page has no form without a token: %s',
  async (url) => {
    visit(url);
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid or missing reset token.');
    expect(buttons('Set new password')).toEqual([]);
    expectLinks(screen, { 'Request a new link': '/forgot-password' });
  },
);

describe('after the reset', () => {
  async function reset() {
    const { respond } = holdCalls('/api/auth/reset-password', jsonReply({ success: true }));
    const opened = visit('/reset-password/token');
    await fillIn(opened.user, fields);
    await press(opened.user, 'Set new password');
    return { ...opened, respond };
  }

  it('the page redirects to the sign-in after exactly two seconds', async () => {
    const { respond, ...opened } = await reset();
    await withStoppedClock(async () => {
      respond();
      await waitWithStoppedClock(() => expect(screen.getByText(done)).toBeVisible());
      const message = screen.getByText(done).closest('[role="status"]');
      expect(message).toHaveTextContent('Taking you to the sign-in page… Sign in now');
      expect(screen.queryByRole('link', { name: 'Request a new link' })).toBeNull();
      expect(buttons('Set new password')).toEqual([]);
      await expectRedirectToSignIn(opened, 2000);
    });
  });

  it('the sign-in page repeats the message until the next try', async () => {
    const { user, respond } = await reset();
    respond();
    await follow(user, 'Sign in now');
    const heading = await screen.findByRole('heading', { name: 'Sign in' });
    const message = screen.getByText(done).closest('[role="status"]');
    expect(message).toBeVisible();
    // The heading is read first.
    await waitFor(() => expect(heading).toHaveFocus());
    expect(message).not.toHaveAttribute('aria-live');

    stubCall('/api/auth/login', jsonReply({ success: false, error: 'Not now.' }));
    await fillIn(user, { Email: 'ada@example.org', Password: goodPassword });
    await press(user, 'Sign in');
    expect(await screen.findByText('Not now.')).toBeVisible();
    expect(screen.queryByText(done)).toBeNull();
  });
});
