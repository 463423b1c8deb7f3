import type { Account, MockState } from './model';

/** Finds an account by email address, ignoring case. */
export function accountOf(state: MockState, email: string): Account | undefined {
  const wanted = email.toLowerCase();
  return state.accounts.find(({ user }) => user.email.toLowerCase() === wanted);
}

/** Finds the account that an emailed link belongs to. */
export function accountOfToken(
  state: MockState,
  tokens: Record<string, string>,
  token: string,
): Account | undefined {
  const id = new Map(Object.entries(tokens)).get(token);
  return state.accounts.find((account) => account.id === id);
}

/** Ends all sessions of an account, except that of `keptToken`. */
export function endSessions(state: MockState, account: Account, keptToken?: string): void {
  state.sessions = without(state.sessions, account, keptToken);
}

/** Invalidates the account's reset links. */
export function voidResets(state: MockState, account: Account): void {
  state.resets = without(state.resets, account);
}

/** Invalidates the account's verification links. */
export function voidVerifications(state: MockState, account: Account): void {
  state.verifications = without(state.verifications, account);
}

/** Removes the account and everything that belongs to it. */
export function removeAccount(state: MockState, account: Account): void {
  state.accounts = state.accounts.filter(({ id }) => id !== account.id);
  state.uploads = state.uploads.filter(({ accountId }) => accountId !== account.id);
  endSessions(state, account);
  voidVerifications(state, account);
  voidResets(state, account);
}

function without(tokens: Record<string, string>, { id }: Account, keptToken?: string) {
  const kept = Object.entries(tokens).filter(
    ([token, owner]) => owner !== id || token === keptToken,
  );
  return Object.fromEntries(kept);
}
