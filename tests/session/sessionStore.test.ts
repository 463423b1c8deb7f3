import { inspect } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  getSessionState,
  type Session,
  signIn,
  signOut,
  subscribe,
  syncSession,
  updateUser,
} from '../../src/session/sessionStore.ts';
import { ada, storeSession } from '../support/accounts.ts';
import { blockStorage, fillStorage } from '../support/browserStates.ts';
import { expectConsole } from '../support/console.ts';

const adaSession: Session = { user: ada, token: 'token-of-ada' };
/** Ada with a newer token or another name. */
const renewed: Session = { ...adaSession, token: 'newer-token' };
const augustaSession: Session = { ...adaSession, user: { ...ada, firstName: 'Augusta' } };
const benSession: Session = { user: { ...ada, firstName: 'Ben' }, token: 'token-of-ben' };

const session = () => getSessionState().session;

const stored = () => Object.fromEntries(Object.entries(localStorage));

/**
 * Follows the session as the page does. @param before the session in storage. @returns a mock that every change calls.
 */
function follow(before?: Session) {
  if (before) storeSession(before);
  const changed = vi.fn();
  const stop = subscribe(changed);
  onTestFinished(() => {
    vi.restoreAllMocks();
    signOut();
    stop();
  });
  changed.mockClear();
  return changed;
}

const returnFromCache = () => window.dispatchEvent(new Event('pageshow'));

const inAnotherTab = (change: () => void, key: string | null) => {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key }));
};

const signInBenElsewhere = () => inAnotherTab(() => storeSession(benSession), 'token');

describe('on load', () => {
  it('the session is loading until it has a subscriber', () => {
    expect(getSessionState()).toMatchObject({ loading: true, session: null });
    follow(adaSession);
    expect(getSessionState()).toMatchObject({ loading: false, session: adaSession });
  });

  it.each(['{', '[]'])('an invalid user “%s” clears both keys, and the error is logged', (text) => {
    localStorage.setItem('user', text);
    localStorage.setItem('token', adaSession.token);
    localStorage.setItem('other', 'stays');
    expectConsole('Cleared a damaged session.');
    follow();
    expect(getSessionState()).toMatchObject({ loading: false, session: null });
    expect(stored()).toEqual({ other: 'stays' });
    expect(inspect(vi.mocked(console.error).mock.calls)).not.toContain(adaSession.token);
  });

  it.each(['user', 'token'])('nobody is signed in if the key %s is missing', (missing) => {
    storeSession(adaSession);
    localStorage.removeItem(missing);
    follow();
    expect(session()).toBeNull();
    // Kept, because another tab may be in the middle of a sign-in.
    expect(Object.keys(stored())).toHaveLength(1);
  });

  it('nobody is signed in if the token is empty', () => {
    follow({ ...adaSession, token: '' });
    expect(session()).toBeNull();
  });
});

describe('the session store', () => {
  it('stores user and token on sign-in, and clears both on logout', () => {
    const changed = follow();
    signIn(adaSession);
    expect(getSessionState().persisted).toBe(true);
    expect(localStorage.getItem('user')).toBe(JSON.stringify(adaSession.user));
    expect(localStorage.getItem('token')).toBe('token-of-ada');
    expect(session()).toEqual(adaSession);
    signOut();
    expect(stored()).toEqual({});
    expect(session()).toBeNull();
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('keeps the token when the user changes', () => {
    follow(adaSession);
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    updateUser(adaSession.token, augustaSession.user);
    expect(setItem.mock.calls.map(([key]) => key)).toEqual(['user']);
    expect(localStorage.getItem('user')).toContain('Augusta');
    expect(session()).toEqual(augustaSession);
  });

  it('reads the session that another tab has just stored', () => {
    follow(adaSession);
    storeSession(benSession); // The other tab's event has not arrived yet.
    expect(syncSession()?.token).toBe(benSession.token);
    expect(session()).toEqual(benSession);
  });

  it('ignores a late change of the user if its session has ended or another has begun', () => {
    follow(adaSession);
    signOut();
    updateUser(adaSession.token, adaSession.user);
    expect(stored()).toEqual({});
    expect(session()).toBeNull();
    storeSession(benSession); // In another tab, whose event has not arrived yet.
    updateUser(adaSession.token, adaSession.user);
    expect(localStorage.getItem('user')).toBe(JSON.stringify(benSession.user));
    expect(session()).toEqual(benSession);
  });
});

describe('the session', () => {
  it('stays in memory if storage is blocked, and `persisted` is false', () => {
    blockStorage('localStorage');
    follow();
    signIn(adaSession);
    expect(getSessionState().persisted).toBe(false);
    expect(session()).toEqual(adaSession);
    returnFromCache();
    updateUser(adaSession.token, augustaSession.user);
    returnFromCache();
    expect(session()).toEqual(augustaSession);
    signOut();
    returnFromCache();
    expect(getSessionState()).toMatchObject({ loading: false, session: null });
  });

  it('is not stored if storage is full, and the previous session is removed from storage', () => {
    follow(benSession);
    const real = Storage.prototype.setItem.bind(localStorage);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => {
      if (key === 'token') throw new DOMException('full', 'QuotaExceededError');
      real(key, value);
    });
    signIn(adaSession);
    expect(getSessionState().persisted).toBe(false);
    expect(stored()).toEqual({});
    expect(session()).toEqual(adaSession);
  });

  it('shows a changed user if storage is full; the old one stays stored', () => {
    follow(adaSession);
    fillStorage();
    updateUser(adaSession.token, augustaSession.user);
    expect(session()).toEqual(augustaSession);
    expect(stored()).toEqual({ user: JSON.stringify(adaSession.user), token: adaSession.token });
  });

  for (const { place, signInBen } of [
    { place: 'this tab', signInBen: () => signIn(benSession) },
    { place: 'another tab', signInBen: signInBenElsewhere },
  ]) {
    it(`that storage has refused ends at the next sign-in in ${place}`, () => {
      follow();
      const makeRoom = fillStorage();
      signIn(adaSession);
      makeRoom();
      signInBen();
      expect(getSessionState()).toMatchObject({ session: benSession, persisted: true });
      // The new session is stored and shared with other tabs.
      updateUser(benSession.token, { ...benSession.user, lastName: 'King' });
      expect(localStorage.getItem('user')).toContain('King');
      inAnotherTab(() => localStorage.clear(), null);
      expect(session()).toBeNull();
    });
  }

  it('ends if another tab logs out while the page is in the back/forward cache', () => {
    follow(adaSession);
    localStorage.clear();
    returnFromCache();
    expect(session()).toBeNull();
  });
});

describe('another tab', () => {
  it.each([
    { event: 'a logout', change: () => localStorage.removeItem('token'), key: 'token', now: null },
    { event: 'a sign-in', change: () => storeSession(benSession), key: 'user', now: benSession },
    { event: 'a new token', change: () => storeSession(renewed), key: 'token', now: renewed },
    { event: 'the emptying of storage', change: () => localStorage.clear(), key: null, now: null },
  ])('shares $event with this tab', ({ change, key, now }) => {
    const changed = follow(adaSession);
    inAnotherTab(change, key);
    expect(session()).toEqual(now);
    expect(changed).toHaveBeenCalledOnce();
  });

  it('changes nothing in this tab if the session stays the same', () => {
    const changed = follow(adaSession);
    const before = getSessionState();
    inAnotherTab(() => localStorage.setItem('mock-api', '{}'), 'mock-api');
    inAnotherTab(() => storeSession(adaSession), 'user');
    expect(getSessionState()).toBe(before);
    expect(changed).not.toHaveBeenCalled();
  });
});
