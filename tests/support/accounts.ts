import { login } from '../../src/api/calls.ts';
import type { ContactRequest, SponsorRequest } from '../../src/api/payloads.ts';
import { emptyUser, type User } from '../../src/api/user.ts';
import { readDb } from '../../src/mocks/db.ts';
import type { Account } from '../../src/mocks/model.ts';
import { vera } from '../../src/mocks/seeds.ts';
import { toTexts, toUpdate } from '../../src/pages/profile/details/profileFields.ts';
import type { Session } from '../../src/session/sessionStore.ts';

/* A user, sessions, tokens and payloads. */

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

export const contactPayload: ContactRequest = {
  name: 'Sam Sponsor',
  email: 'sam@example.org',
  dialCode: '1',
  phone: '2025550123',
  message: 'Two lines\n<b>as typed</b>',
};

const company = { organization: 'Example Ltd', sponsorType: '' } as const;
export const enquiryPayload: SponsorRequest = { ...contactPayload, ...company };

export const profilePayload = toUpdate(toTexts(vera.user));

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
