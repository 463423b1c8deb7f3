import { login, type ContactRequest, type SponsorRequest } from '../../src/api/calls';
import { emptyUser, type User } from '../../src/session/user';
import { toUpdate, toValues } from '../../src/pages/profile/profileValues';
import type { Account } from '../../src/mocks/model';
import { seededAccounts } from '../../src/mocks/seeds';
import { mails } from '../../src/mocks/db';

/* Users, the accounts of the mock API and payloads. */

/** A user whose token the mock API does not know. */
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

/** The accounts of the mock API: a visitor, a participant and one that is not verified. */
export const [vera, paul, una] = seededAccounts;

export const contact: ContactRequest = {
  name: 'Sam Sponsor',
  email: 'sam@example.org',
  dialCode: '1',
  phone: '2025550123',
  message: 'Two lines\n<b>as typed</b>',
};

export const enquiry: SponsorRequest = {
  ...contact,
  organization: 'Example Ltd',
  sponsorType: '',
};

export const profile = toUpdate(toValues(vera.user));

/** Signs a seeded account in on the server only. @returns the token. */
export async function tokenOf({ user, password }: Account): Promise<string> {
  const { token } = await login(user.email, password);
  if (typeof token !== 'string') throw new Error(`${user.email} cannot sign in`);
  return token;
}

/** The token of the newest email's link. */
export function mailedToken(): string {
  const path = mails()[0]?.link?.path;
  if (path === undefined) throw new Error('The newest email has no link');
  return path.slice(path.lastIndexOf('/') + 1);
}
