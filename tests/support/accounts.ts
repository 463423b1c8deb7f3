import { minPasswordLength } from '../../src/api/passwordRule.ts';
import { emptyUser, type User } from '../../src/api/user.ts';
import type { Session } from '../../src/session/sessionStore.ts';

/* A visitor, her session and new passwords, for all tests. */

/** The token of a visitor who is signed in by `visit`. */
export const sessionToken = 'session-token';

/** A visitor without an account in the mock API. For accounts, see src/mocks/seeds.ts. */
export const ada: User = {
  ...emptyUser,
  firstName: 'Ada',
  lastName: 'Keller',
  displayName: 'Ada Keller',
  email: 'ada@example.org',
  phone: '791234567',
  dialCode: '41',
  userType: 'visitor',
};

export const adaAsParticipant: User = { ...ada, userType: 'participant' };

/** Stores a session, as an earlier visit or another tab would. */
export function storeSession({ user, token }: Session): void {
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem('token', token);
}

/** A new password that follows the rule in src/api/passwordRule.ts. */
export const goodPassword = 'Long-enough for 2026';

/** A text of this length; a valid new password if it is long enough. */
export const passwordOfLength = (length: number) => goodPassword.repeat(20).slice(-length);

/** A new password that is one character too short, and its error. */
export const shortPassword = passwordOfLength(minPasswordLength - 1);
export const tooShort = `Password must be at least ${minPasswordLength} characters long.`;
