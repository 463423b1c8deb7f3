import type { Account, Db } from './model';

/** Finds an account by email address, ignoring case. */
export function accountOf(db: Db, email: string): Account | undefined {
  const wanted = email.toLowerCase();
  return db.accounts.find(({ user }) => user.email.toLowerCase() === wanted);
}

export function accountOfToken(
  db: Db,
  tokens: Record<string, string>,
  token: string,
): Account | undefined {
  const id = Object.hasOwn(tokens, token) ? tokens[token] : undefined;
  return db.accounts.find((account) => account.id === id);
}

/** Removes the account's tokens, except one. */
export function revokeTokens(
  tokens: Record<string, string>,
  { id }: Account,
  keptToken?: string,
): void {
  for (const [token, owner] of Object.entries(tokens)) {
    if (owner === id && token !== keptToken) Reflect.deleteProperty(tokens, token);
  }
}

/** Ends the account's sessions, except one. */
export const endSessions = (db: Db, account: Account, keptToken?: string): void =>
  revokeTokens(db.sessions, account, keptToken);

/** Removes the account, its sessions and its uploads. The tokens of its links then find no account. */
export function removeAccount(db: Db, account: Account): void {
  endSessions(db, account);
  db.accounts = db.accounts.filter(({ id }) => id !== account.id);
  db.uploads = db.uploads.filter(({ accountId }) => accountId !== account.id);
}

/** A random id. `crypto.randomUUID` is missing over plain HTTP, for example on a phone on the same network. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
