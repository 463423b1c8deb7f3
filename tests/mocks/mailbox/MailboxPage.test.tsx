import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { deleteProfile, forgotPassword, login, requestContact } from '../../../src/api/calls.ts';
import { championship } from '../../../src/data/championship.ts';
import { callPaths } from '../../../src/mocks/callPaths.ts';
import MailboxPage from '../../../src/mocks/mailbox/MailboxPage.tsx';
import { vera } from '../../../src/mocks/seeds.ts';
import { setClock } from '../../support/clock.ts';
import { tokenOf } from '../../support/mockedApi.ts';
import { contactPayload } from '../../support/payloads.ts';
import { expectLinks, press } from '../../support/steps.ts';

function open() {
  render(
    <MemoryRouter>
      <MailboxPage />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

it('the mailbox shows the email of the unverified account with its time and link', () => {
  setClock(Date.parse('2026-03-02T08:30:00Z'));
  open();
  expect(screen.getByText(/^1 email\./)).toBeVisible();
  const mail = screen.getByRole('article', { name: 'Verify your email address' });
  expect(mail).toHaveTextContent(`una.unverified@${championship.domain}`);
  expect(mail).toHaveTextContent('2 Mar 2026, 09:30');
  expectLinks(within(mail), { 'Verify my email address': '/verify-Profile/una-verification' });
});

it('the mailbox shows a new email at once and on top, with its markup as plain text', async () => {
  open();
  await act(() => forgotPassword({ email: vera.user.email }));
  await act(() => requestContact(contactPayload));
  const subjects = screen.getAllByRole('heading', { level: 3 });
  expect(subjects.map(({ textContent }) => textContent)).toEqual([
    'Contact request',
    'Set a new password',
    'Verify your email address',
  ]);
  expect(screen.getByText(/<b>as typed<\/b>/)).toBeVisible();
});

it('the mailbox lists the seeded accounts with passwords and state', async () => {
  open();
  const token = await tokenOf(vera);
  await act(() => deleteProfile(token, { email: vera.user.email, reason: 'Bye' }));
  const row = (name: RegExp) => screen.getByRole('row', { name });
  expect(row(/^Vera Visitor/)).toHaveTextContent('Deleted');
  expect(row(/^Paul Participant/)).toHaveTextContent('Participant-2026');
  expect(row(/^Una Unverified/)).toHaveTextContent('not verified');
});

it('the mailbox makes a call fail and says so, and Reset the mock API restores everything', async () => {
  const user = open();
  expect(screen.getAllByRole('combobox')).toHaveLength(callPaths.length);
  const choice = screen.getByRole('combobox', { name: 'Login /api/auth/login' });
  await user.selectOptions(choice, '500 with HTML');
  expect(screen.getByRole('status')).toHaveTextContent('Login: 500 with HTML.');
  expect(await login({ email: vera.user.email, password: vera.password })).toMatchObject({
    status: 500,
  });

  await act(() => forgotPassword({ email: vera.user.email }));
  await press(user, 'Reset the mock API');
  expect(screen.getByRole('status')).toHaveTextContent('The mock API has been reset.');
  expect(choice).toHaveDisplayValue('Normal');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});
