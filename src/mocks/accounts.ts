import type { Account, Db } from './model';

/** Finds an account by email address, ignoring case. */
export function accountOf(db: Db, email: string): Account | undefined {
  const wanted = email.toLowerCase();
  return db.accounts.find(({ user }) => user.email.toLowerCase() === wanted);
}

/** Finds the account that an emailed link belongs to. */
export function accountOfToken(
  db: Db,
  tokens: Record<string, string>,
  token: string,
): Account | undefined {
  const id = new Map(Object.entries(tokens)).get(token);
  return db.accounts.find((account) => account.id === id);
}

/** Ends all sessions of an account, except that of `keptToken`. */
export function endSessions(db: Db, account: Account, keptToken?: string): void {
  db.sessions = without(db.sessions, account, keptToken);
}

/** Invalidates the account's reset links. */
export function voidResets(db: Db, account: Account): void {
  db.resets = without(db.resets, account);
}

/** Invalidates the account's verification links. */
export function voidVerifications(db: Db, account: Account): void {
  db.verifications = without(db.verifications, account);
}

/** Removes the account and everything that belongs to it. */
export function removeAccount(db: Db, account: Account): void {
  db.accounts = db.accounts.filter(({ id }) => id !== account.id);
  db.uploads = db.uploads.filter(({ accountId }) => accountId !== account.id);
  endSessions(db, account);
  voidVerifications(db, account);
  voidResets(db, account);
}

function without(tokens: Record<string, string>, { id }: Account, keptToken?: string) {
  const kept = Object.entries(tokens).filter(
    ([token, owner]) => owner !== id || token === keptToken,
  );
  return Object.fromEntries(kept);
}
