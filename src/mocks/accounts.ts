import type { Account, Db, Token } from './model';

/** Finds an account by email address, ignoring case. */
export function accountOf(db: Db, email: string): Account | undefined {
  const wanted = email.toLowerCase();
  return db.accounts.find(({ user }) => user.email.toLowerCase() === wanted);
}

/** Finds the account of a session or of an email's link. */
export function accountOfToken(db: Db, use: Token['use'], token: string): Account | undefined {
  const known = db.tokens.find((one) => one.use === use && one.token === token);
  return db.accounts.find(({ id }) => id === known?.accountId);
}

/** Removes the account's tokens of one use, except one. */
export function revokeTokens(db: Db, use: Token['use'], { id }: Account, kept?: string): void {
  db.tokens = db.tokens.filter(
    (one) => one.use !== use || one.accountId !== id || one.token === kept,
  );
}

/** A random id. `crypto.randomUUID` is missing over plain HTTP, for example on a phone on the same network. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
