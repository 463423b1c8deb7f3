import { waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { passwordError } from '../../../src/api/passwordRule.ts';
import { ada } from '../../support/accounts.ts';
import { alertWords, field, pasteInto, press } from '../../support/elements.ts';
import { goodPassword } from '../../support/passwords.ts';
import { testForm } from '../../support/testForm.ts';
import { visit } from '../../support/visit.tsx';

const url = '/profile/change-password';
/** Case and spaces count. */
const password = ` ${goodPassword} pässwörd 🤖 `;
const labels = ['Current Password', 'New Password', 'Confirm New Password'] as const;

/** Fills in the fields in their order. */
async function fill(driver: UserEvent, current: string, next: string, repetition = next) {
  const texts = [current, next, repetition];
  for (const [index, text] of texts.entries()) await pasteInto(driver, labels[index] ?? '', text);
}

describe('the password form', () => {
  testForm({
    url,
    as: ada,
    fill: (driver) => fill(driver, ' old one ', password),
    button: 'Update Password',
    required: labels,
    mistakes: [
      ['Current Password', '  ', 'Please enter your current password.'],
      ['New Password', '    ', 'Please enter a new password.'],
      ['Confirm New Password', '', 'Please confirm your new password.'],
      ['Confirm New Password', password.trim(), 'New passwords do not match.'],
    ],
    path: '/api/secure/change-password',
    payload: { currentPassword: ' old one ', newPassword: password, confirmPassword: password },
    busyLabel: 'Updating…',
    successText: 'Password updated successfully!',
    refused: 'Password update failed.',
    showsServerError: true,
    unanswered: 'Something went wrong. Please try again.',
    callOnLeave: 'aborts',
  });
});

it('a mismatch is reported first if the new password is short, too', async () => {
  const { driver } = visit(url, { as: ada });
  await fill(driver, 'old', '1234567', '123456');
  await press(driver, 'Update Password');
  await waitFor(() => expect(alertWords()).toEqual(['New passwords do not match.']));
  const repetition = await field('Confirm New Password');
  await waitFor(() => expect(repetition).toHaveFocus());
  // Correcting the mismatch shows the other mistake.
  await pasteInto(driver, 'Confirm New Password', '1234567');
  await waitFor(() => expect(alertWords()).toEqual([passwordError('1234567')]));
});

it('the fields of the password form have names that password managers know', async () => {
  visit(url, { as: ada });
  const filled = await Promise.all(labels.map(field));
  expect(filled.map((input) => input.getAttribute('autocomplete'))).toEqual([
    'current-password',
    'new-password',
    'new-password',
  ]);
  const username = document.querySelector('main form input[autocomplete="username"]');
  expect(username).toHaveValue('ada@example.org');
});
