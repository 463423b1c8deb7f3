import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ada, goodPassword, shortPassword, tooShort } from '../../support/accounts.ts';
import { alertWords, field, fillIn, press } from '../../support/steps.ts';
import { testForm } from '../../support/testForm.ts';
import { visit } from '../../support/visit.tsx';

const url = '/profile/change-password';
/** Case and spaces count. */
const password = ` ${goodPassword} pässwörd 🤖 `;
const fields = {
  'Current Password': ' old one ',
  'New Password': password,
  'Confirm New Password': password,
};

testForm('the form Change Password', {
  open: () => visit(url, { as: ada }),
  fields,
  mistakes: [
    ['Current Password', '  ', 'Please enter your current password.'],
    ['New Password', '    ', 'Please enter a new password.'],
    ['Confirm New Password', '', 'Please confirm your new password.'],
    ['Confirm New Password', password.trim(), 'New passwords do not match.'],
  ],
  button: 'Update Password',
  busyLabel: 'Updating…',
  path: '/api/secure/change-password',
  payload: { currentPassword: ' old one ', newPassword: password, confirmPassword: password },
  afterSuccess: 'Password updated successfully!',
  refused: 'Password update failed.',
  showsServerError: true,
  noResponse: 'Something went wrong. Please try again.',
});

it('if the new password is short and its confirmation differs, only the mismatch is reported', async () => {
  const { user } = visit(url, { as: ada });
  const short = { 'New Password': shortPassword, 'Confirm New Password': 'other' };
  await fillIn(user, { ...fields, ...short });
  await press(user, 'Update Password');
  await waitFor(() => expect(alertWords()).toEqual(['New passwords do not match.']));
  const repetition = await field('Confirm New Password');
  await waitFor(() => expect(repetition).toHaveFocus());
  // Correcting the mismatch shows the other mistake.
  await fillIn(user, { 'Confirm New Password': shortPassword });
  await waitFor(() => expect(alertWords()).toEqual([tooShort]));
});

it('the fields of the password form have names that password managers know', async () => {
  visit(url, { as: ada });
  const filled = await Promise.all(Object.keys(fields).map((label) => field(label)));
  expect(filled.map((input) => input.getAttribute('autocomplete'))).toEqual([
    'current-password',
    'new-password',
    'new-password',
  ]);
  const username = document.querySelector('main form input[autocomplete="username"]');
  expect(username).toHaveValue('ada@example.org');
});
