import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ada, sessionToken, storeSession } from '../../../support/accounts.ts';
import { holdCalls, jsonReply, settled } from '../../../support/mockedApi.ts';
import type { JsonBody } from '../../../support/openapi.ts';
import { button, buttons, field, fillIn, press } from '../../../support/steps.ts';
import { testForm } from '../../../support/testForm.ts';
import { visit } from '../../../support/visit.tsx';

const path = '/api/secure/delete-profile';
const label = 'Why are you leaving?';

async function openDialog() {
  const opened = visit('/profile', { as: ada });
  await press(opened.user, 'Delete Account');
  return { ...opened, dialog: await screen.findByRole('dialog', { name: 'Delete Account' }) };
}

/** Opens the profile, presses Delete and holds the response. */
async function submitDeletion(body: JsonBody = { success: false, error: 'Not now.' }) {
  const opened = await openDialog();
  const { calls, respond } = holdCalls(path, jsonReply(body));
  await fillIn(opened.user, { [label]: 'Moving to Mars' });
  await press(opened.user, 'Delete');
  await waitFor(() => expect(calls).toHaveLength(1));
  return { ...opened, respond };
}

/** Opens another page before the response. */
async function submitDeletionAndLeave(body?: JsonBody) {
  const { router, respond } = await submitDeletion(body);
  await router.navigate('/purchase');
  await screen.findByRole('heading', { level: 1, name: 'Purchase Ticket Page' });
  expect(localStorage.getItem('token')).toBe(sessionToken);
  return { router, respond };
}

const typed = ' Two\nlines, <b>as typed</b> ';
testForm('the form Delete Account', {
  open: openDialog,
  fields: { [label]: typed },
  legend: 'A reason is required.',
  mistakes: [[label, '   ', 'We’d love your feedback — why are you leaving?']],
  button: 'Delete',
  busyLabel: 'Deleting…',
  path,
  payload: { email: 'ada@example.org', reason: typed },
  afterSuccess: 'Your account was deleted.',
  refused: 'Failed to delete account.',
  showsServerError: true,
  callContinues: true,
});

describe('a deletion', () => {
  const reason = 'Moving to Mars';
  it.each([
    { means: 'Cancel', kept: '', close: (user: UserEvent) => press(user, 'Cancel') },
    { means: 'the close button', kept: reason, close: (user: UserEvent) => press(user, 'Close') },
    { means: 'Escape', kept: reason, close: (user: UserEvent) => user.keyboard('{Escape}') },
    {
      means: 'a click beside the dialog',
      kept: reason,
      close: (user: UserEvent) => user.click(screen.getByRole('dialog')),
    },
  ])('is cancelled by $means', async ({ kept, close }) => {
    const { user, dialog } = await openDialog();
    await fillIn(user, { [label]: reason });
    await close(user);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const opener = await button('Delete Account');
    await waitFor(() => expect(opener).toHaveFocus());
    await user.click(opener);
    expect(await field(label)).toHaveValue(kept);
  });

  it('that fails leaves the dialog open with its reason', async () => {
    const { user, dialog, respond } = await submitDeletion();
    expect(await button('Deleting…')).toBeDisabled();
    expect(await button('Cancel')).toBeDisabled();
    expect(buttons('Close')).toEqual([]);
    await user.keyboard('{Escape}');
    await user.click(dialog);
    respond();
    const toast = await screen.findByText('Not now.');
    expect(toast.closest('[role="alert"]')).not.toBeNull();
    // Nothing around the alert announces it a second time.
    expect(toast.closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
    expect(toast.closest('[inert]')).toBeNull();
    expect(dialog).toBeVisible();
    expect(await field(label)).toHaveValue(reason);
    // Only a new toast announces the same sentence again.
    await press(user, 'Delete');
    await waitFor(() => expect(toast).not.toBeInTheDocument());
    expect(await screen.findByText('Not now.')).toBeVisible();
  });

  it('that fails shows a toast, which returns the focus to the reason when it is closed', async () => {
    const { user, respond } = await submitDeletion();
    respond();
    const toast = await screen.findByText('Not now.');
    (await button('close')).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(toast).not.toBeInTheDocument());
    const control = await field(label);
    await waitFor(() => expect(control).toHaveFocus());
  });

  it('opens the home page with a message, even if the visitor has left the page', async () => {
    const { router, respond } = await submitDeletionAndLeave({ success: true });
    respond();
    expect(await screen.findByText('Your account was deleted.')).toBeVisible();
    expect(localStorage).toHaveLength(0);
    expect(router.state.location.pathname).toBe('/');
  });

  it('keeps a session that has begun since', async () => {
    const { respond } = await submitDeletion({ success: true });
    storeSession({ user: ada, token: 'newer-token' });
    respond();
    await settled();
    expect(localStorage.getItem('token')).toBe('newer-token');
    expect(screen.queryByText('Your account was deleted.')).toBeNull();
  });

  it('that is refused after the visitor has left the page changes nothing', async () => {
    const { respond } = await submitDeletionAndLeave();
    respond();
    await settled();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(localStorage.getItem('token')).toBe(sessionToken);
    expect(await button('Hi, Ada')).toBeVisible();
  });
});
