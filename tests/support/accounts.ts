import { emptyUser, type User } from '../../src/api/user.ts';
import type { Session } from '../../src/session/sessionStore.ts';

/* A visitor and her session, for all tests. */

/** The token of a visitor who is signed in by `visit`. */
export const sessionToken = 'session-token';

/** A visitor whose token the mock API does not know. */
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

export const participant: User = { ...ada, userType: 'participant' };

/** Stores a session, as an earlier visit or another tab would. */
export function storeSession({ user, token }: Session): void {
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem('token', token);
}
