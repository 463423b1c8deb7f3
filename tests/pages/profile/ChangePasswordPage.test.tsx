import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { passwordError } from '../../../src/data/inputRules';
import { ada } from '../../support/accounts';
import { alertWords, field, fillIn, pasteInto, press } from '../../support/controls';
import { describeForm } from '../../support/describeForm';
import { goodPassword } from '../../support/passwords';
import { visit } from '../../support/visit';

const url = '/profile/change-password';
const path = '/api/secure/change-password';
/** Case and spaces count. */
const password = ` ${goodPassword} pässwörd 🤖 `;
const labels = ['Current Password', 'New Password', 'Confirm New Password'] as const;

// Words: product.md, The forms one by one, and Results of each form.
describeForm('Change password', {
  open: () => visit(url, { user: ada }),
  fill: async (user) => {
    await fillIn(user, {
      'Current Password': ' old one ',
      'New Password': password,
      'Confirm New Password': password,
    });
  },
  path,
  payload: {
    currentPassword: ' old one ',
    newPassword: password,
    confirmPassword: password,
  },
  isSecure: true,
  mistakes: [
    ['Current Password', '  ', 'Please enter your current password.'],
    ['New Password', '    ', 'Please enter a new password.'],
    ['Confirm New Password', '', 'Please confirm your new password.'],
    ['Confirm New Password', password.trim(), 'New passwords do not match.'],
  ],
});

describe('changing the password', () => {
  it('reports a mismatch before a short password', async () => {
    const { user } = visit(url, { user: ada });
    await fillIn(user, {
      'Current Password': 'old',
      'New Password': '1234567',
      'Confirm New Password': '123456',
    });
    await press(user, 'Update Password');
    await waitFor(() => expect(alertWords()).toEqual(['New passwords do not match.']));
    const repetition = await field('Confirm New Password');
    await waitFor(() => expect(repetition).toHaveFocus());
    // Correcting the mismatch shows the other mistake.
    await pasteInto(user, 'Confirm New Password', '1234567');
    await waitFor(() => expect(alertWords()).toEqual([passwordError('1234567')]));
  });

  it('gives its fields names for password managers', async () => {
    visit(url, { user: ada });
    const filled = await Promise.all(labels.map(field));
    expect(filled.map((input) => input.getAttribute('autocomplete'))).toEqual([
      'current-password',
      'new-password',
      'new-password',
    ]);
    const username = document.querySelector('main form input[autocomplete="username"]');
    expect(username).toHaveValue('ada@example.org');
  });
});
