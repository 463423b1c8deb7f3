import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { deleteProfile, forgotPassword, login, requestContact } from '../../src/api/calls';
import { MailboxPage } from '../../src/mocks/MailboxPage';
import { event } from '../../src/data/event';
import { callPaths } from '../../src/mocks/model';
import { faults } from '../../src/mocks/db';
import { contact, tokenOf, vera } from '../support/accounts';

function open() {
  render(
    <MemoryRouter>
      <MailboxPage />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

it('shows the email of the unverified account with its link', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Mailbox' })).toBeVisible();
  expect(screen.getByText(/^1 email, newest first/)).toBeVisible();
  const mail = screen.getByRole('article', { name: 'Verify your email address' });
  expect(mail).toHaveTextContent(`una.unverified@${event.domain}`);
  expect(mail).toHaveTextContent('2 Mar 2026, 09:30');
  expect(within(mail).getByRole('link')).toHaveAttribute(
    'href',
    '/verify-Profile/una-verification',
  );
});

it('shows a new email at once and on top, without markup', async () => {
  open();
  await act(() => forgotPassword(vera.user.email));
  await act(() => requestContact(contact));
  expect(
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(['Contact request', 'Set a new password', 'Verify your email address']);
  expect(screen.getByText(/<b>as typed<\/b>/)).toBeVisible();
  expect(screen.getByText('3 emails, newest first. Times are in Zurich time.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Set a new password' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/reset-password\/[\w-]+$/),
  );
});

it('lists the seeded accounts with passwords and state', async () => {
  open();
  const table = screen.getByRole('table', { name: 'Accounts' });
  const rowOf = (name: RegExp) => within(table).getByRole('row', { name });
  expect(rowOf(/^Vera Visitor/)).toHaveTextContent('Visitor-2026');
  expect(rowOf(/^Paul Participant/)).toHaveTextContent('Participant-2026');
  expect(rowOf(/^Una Unverified/)).toHaveTextContent('not verified');

  const token = await tokenOf(vera);
  await act(() => deleteProfile(token, { email: vera.user.email, reason: 'Bye' }));
  expect(rowOf(/^Vera Visitor/)).toHaveTextContent('Deleted');
});

it('a fault makes a call fail and is announced', async () => {
  const user = open();
  const choices = screen.getAllByRole('combobox');
  expect(choices).toHaveLength(callPaths.length);
  for (const each of choices) expect(within(each).getAllByRole('option')).toHaveLength(6);
  const choice = screen.getByRole('combobox', { name: 'Login /api/auth/login' });
  expect(choice).toHaveDisplayValue('Normal');
  await user.selectOptions(choice, '500 with HTML');
  expect(screen.getByRole('status')).toHaveTextContent('Login: 500 with HTML.');
  expect(await login(vera.user.email, vera.password)).toMatchObject({ status: 500 });

  await user.selectOptions(choice, 'Normal');
  expect(faults()).toEqual({});
});

it('the reset button restores the seeds and says so', async () => {
  const user = open();
  await act(() => forgotPassword(vera.user.email));
  await user.selectOptions(screen.getByRole('combobox', { name: /^Register/ }), 'Offline');
  await user.click(screen.getByRole('button', { name: 'Reset the mock API' }));
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('combobox', { name: /^Register/ })).toHaveDisplayValue('Normal');
  expect(screen.getByRole('status')).toHaveTextContent('The mock API has been reset.');
});
