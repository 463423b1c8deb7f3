import { login } from '../../src/api/calls.ts';
import { readDb } from '../../src/mocks/db.ts';
import type { Account } from '../../src/mocks/model.ts';

/* Tokens that the mock API has issued. */

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
