import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { User } from '../../src/api/user.ts';
import { ada, goodPassword, storeSession } from '../support/accounts.ts';
import { jsonReply, stubCall } from '../support/mockedApi.ts';
import { field, fillIn, press } from '../support/steps.ts';
import { visit } from '../support/visit.tsx';

const ben = { ...ada, firstName: 'Ben', email: 'ben@example.org' };

/** Another tab stores a session, which fires an event in this one. */
const signInElsewhere = (user: User, token: string) =>
  act(() => {
    storeSession({ user, token });
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  });

it('signing in with another account in another tab clears typed passwords', async () => {
  const { user } = visit('/profile/change-password', { as: ada });
  await fillIn(user, { 'Current Password': 'secret of Ada' });
  signInElsewhere(ben, 'token-of-ben');
  await screen.findByText('Ben Keller');
  expect(await field('Current Password')).toHaveValue('');
});

it('signing in with the same account in another tab keeps the input, and the next call sends the new token', async () => {
  const { user } = visit('/profile/change-password', { as: ada });
  await fillIn(user, {
    'Current Password': 'old',
    'New Password': goodPassword,
    'Confirm New Password': goodPassword,
  });
  signInElsewhere(ada, 'newer-token');
  const calls = stubCall('/api/secure/change-password', jsonReply({ success: true }));
  await press(user, 'Update Password');
  await screen.findByText('Password updated successfully!');
  expect(calls.map(({ authorization }) => authorization)).toEqual(['newer-token']);
});
