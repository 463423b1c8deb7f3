import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ada } from '../../support/accounts';
import { visit } from '../../support/visit';
import type { ResponseBody } from '../../support/responses';
import { describeForm } from '../../support/describeForm';
import { button, field, soon, type } from '../../support/controls';
import { holdCalls, jsonReply, settled } from '../../support/server';

const path = '/api/secure/delete-profile';
const label = 'Why are you leaving?';

async function openDialog(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Delete Account' }));
  return screen.findByRole('dialog', { name: 'Delete Account' });
}

/** Opens the profile, presses Delete and holds the response. */
async function deleting(body: ResponseBody = { success: false, error: 'Not now.' }) {
  const visitor = visit('/profile', { user: ada });
  const dialog = await openDialog(visitor.user);
  const { calls, respond } = holdCalls(path, jsonReply(body));
  await type(visitor.user, label, 'Moving to Mars');
  await visitor.user.click(await button('Delete'));
  await soon(() => expect(calls).toHaveLength(1));
  return { ...visitor, dialog, respond };
}

/** Leaves for another page before the response. */
async function leaving(body?: ResponseBody) {
  const { router, respond } = await deleting(body);
  await router.navigate('/purchase');
  await screen.findByRole('heading', { level: 1, name: 'Purchase Ticket Page' });
  expect(localStorage.getItem('token')).toBe('session-token');
  return { router, respond };
}

describeForm('Delete account', {
  open: () => visit('/profile', { user: ada }),
  fill: async (user) => {
    await openDialog(user);
    await type(user, label, ' Two\nlines, <b>as typed</b> ');
  },
  path,
  payload: { email: 'ada@example.org', reason: ' Two\nlines, <b>as typed</b> ' },
  authorization: 'session-token',
  mistakes: [[label, '   ', 'We’d love your feedback — why are you leaving?']],
  outlivesPage: true,
  focuses: label,
});

describe('deleting the account', () => {
  const byName = (name: string) => screen.getByRole('button', { name });
  it.each<[string, string, (user: UserEvent) => Promise<void>]>([
    ['Cancel', '', (user) => user.click(byName('Cancel'))],
    ['the close button', 'Moving to Mars', (user) => user.click(byName('Close'))],
    ['Escape', 'Moving to Mars', (user) => user.keyboard('{Escape}')],
    ['a click beside it', 'Moving to Mars', (user) => user.click(screen.getByRole('dialog'))],
  ])('is cancelled by %s, which returns the focus and keeps “%s”', async (_, kept, leave) => {
    const { user } = visit('/profile', { user: ada });
    const dialog = await openDialog(user);
    await type(user, label, 'Moving to Mars');
    await leave(user);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const opener = await button('Delete Account');
    await waitFor(() => expect(opener).toHaveFocus());
    await openDialog(user);
    expect(screen.getByPlaceholderText('Your reason...')).toHaveValue(kept);
  });

  it('keeps the dialog open while it runs, and dialog and reason after a failure', async () => {
    const { user, dialog, respond } = await deleting();
    expect(await screen.findByRole('button', { name: 'Deleting…' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(dialog);
    respond();
    const toast = await screen.findByText('Not now.');
    expect(toast.closest('[role="alert"]')).not.toBeNull();
    // Nothing around the alert announces it a second time.
    expect(toast.closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
    expect(toast.closest('[inert]')).toBeNull();
    expect(dialog).toBeVisible();
    expect(screen.getByPlaceholderText('Your reason...')).toHaveValue('Moving to Mars');
  });

  it('returns the focus to the reason when the toast is closed', async () => {
    const { user, respond } = await deleting();
    respond();
    const toast = await screen.findByText('Not now.');
    screen.getByRole('button', { name: 'close' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(toast).not.toBeInTheDocument());
    const reason = await field(label);
    await waitFor(() => expect(reason).toHaveFocus());
  });

  it('opens the home page with its message, even if the visitor has left the page', async () => {
    const { router, respond } = await leaving({ success: true });
    respond();
    expect(await screen.findByText('Your account was deleted.')).toBeVisible();
    expect(localStorage).toHaveLength(0);
    expect(router.state.location.pathname).toBe('/');
  });

  it('changes nothing after a refusal if the visitor has left the page', async () => {
    const { respond } = await leaving();
    respond();
    await settled();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(localStorage.getItem('token')).toBe('session-token');
    expect(screen.getByRole('button', { name: 'Hi, Ada' })).toBeVisible();
  });
});
