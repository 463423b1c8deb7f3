import type { Account, MockState } from './model';

/** The account of an email address, whatever its case. */
export function accountOf(state: MockState, email: string): Account | undefined {
  const wanted = email.toLowerCase();
  return state.accounts.find(({ user }) => user.email.toLowerCase() === wanted);
}

/** The account a token of a mailed link belongs to. */
export function accountOfToken(
  state: MockState,
  tokens: Record<string, string>,
  token: string,
): Account | undefined {
  const id = new Map(Object.entries(tokens)).get(token);
  return state.accounts.find((account) => account.id === id);
}

/** Ends the sessions of an account, except the one that asks for it. */
export function endSessions(state: MockState, account: Account, keptToken?: string): void {
  state.sessions = without(state.sessions, account, keptToken);
}

/** Makes the account's other reset links worthless. */
export function voidResets(state: MockState, account: Account): void {
  state.resets = without(state.resets, account);
}

/** Removes the account with all that belongs to it. */
export function removeAccount(state: MockState, account: Account): void {
  state.accounts = state.accounts.filter(({ id }) => id !== account.id);
  state.uploads = state.uploads.filter(({ accountId }) => accountId !== account.id);
  state.verifications = without(state.verifications, account);
  endSessions(state, account);
  voidResets(state, account);
}

function without(tokens: Record<string, string>, { id }: Account, keptToken?: string) {
  const kept = Object.entries(tokens).filter(
    ([token, owner]) => owner !== id || token === keptToken,
  );
  return Object.fromEntries(kept);
}
