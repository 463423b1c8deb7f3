import { login } from '../../src/api/calls.ts';
import { emptyUser, type User } from '../../src/api/user.ts';
import { readDb } from '../../src/mocks/db.ts';
import type { Account } from '../../src/mocks/model.ts';
import type { Session } from '../../src/session/sessionStore.ts';

/* A user, sessions and tokens. */

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

/** Stores a session, as an earlier visit or another tab would. */
export function storeSession({ user, token }: Session): void {
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem('token', token);
}

/** Signs a seeded account in on the server only. @returns the token. */
export async function tokenOf({ user, password }: Account): Promise<string> {
  const { token } = await login(user.email, password);
  if (typeof token !== 'string') throw new Error(`${user.email} cannot sign in`);
  return token;
}

/** The token of the newest email's link. */
export function mailedToken(): string {
  const path = readDb().mails[0]?.link?.path;
  if (path === undefined) throw new Error('The newest email has no link');
  return path.slice(path.lastIndexOf('/') + 1);
}
