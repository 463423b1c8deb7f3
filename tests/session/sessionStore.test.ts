import { inspect } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  getSessionState,
  signIn,
  signOut,
  storeUser,
  subscribe,
  type Session,
} from '../../src/session/sessionStore';
import { blockStorage, fillStorage } from '../support/jsdom';
import { expectConsole } from '../support/setup';
import { ada as user } from '../support/accounts';
import { store } from '../support/visit';

const ada: Session = { user, token: 'token-of-ada' };
/** Ada with a newer token or another name. */
const newer: Session = { ...ada, token: 'newer-token' };
const augusta: Session = { ...ada, user: { ...user, firstName: 'Augusta' } };
const ben: Session = { user: { ...user, firstName: 'Ben' }, token: 'token-of-ben' };

const session = () => getSessionState().session;

const stored = () => Object.fromEntries(Object.entries(localStorage));

/**
 * Follows the session as the page does. @param before the session in storage. @returns a mock that every change calls.
 */
function follow(before?: Session) {
  if (before) store(before);
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

describe('on load', () => {
  it('the session is loading until its first subscriber', () => {
    signIn(ada);
    expect(getSessionState()).toMatchObject({ loading: true, session: null });
    follow();
    expect(getSessionState()).toMatchObject({ loading: false, session: ada });
  });

  it.each(['{', '[]'])('an invalid user, %s, clears both keys and is logged', (text) => {
    localStorage.setItem('user', text);
    localStorage.setItem('token', ada.token);
    localStorage.setItem('other', 'stays');
    expectConsole('The stored session is damaged and was cleared.');
    follow();
    expect(getSessionState()).toMatchObject({ loading: false, session: null });
    expect(stored()).toEqual({ other: 'stays' });
    expect(inspect(vi.mocked(console.error).mock.calls)).not.toContain(ada.token);
  });

  it.each(['user', 'token'])('nobody is signed in without the key %s', (missing) => {
    store(ada);
    localStorage.removeItem(missing);
    follow();
    expect(session()).toBeNull();
    // Another tab may be in the middle of a sign-in.
    expect(Object.keys(stored())).toHaveLength(1);
    store({ ...ada, token: '' });
    inAnotherTab(() => undefined, 'token');
    expect(session()).toBeNull();
  });
});

describe('signing in and out', () => {
  it('a sign-in stores the user as JSON and the token as text, and a logout clears both', () => {
    const changed = follow();
    signIn(ada);
    expect(getSessionState().persisted).toBe(true);
    expect(localStorage.getItem('user')).toBe(JSON.stringify(ada.user));
    expect(localStorage.getItem('token')).toBe('token-of-ada');
    expect(session()).toEqual(ada);
    signOut();
    expect(stored()).toEqual({});
    expect(session()).toBeNull();
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('a change of the user leaves the token alone', () => {
    follow(ada);
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    storeUser(ada.token, augusta.user);
    expect(setItem.mock.calls.map(([key]) => key)).toEqual(['user']);
    expect(localStorage.getItem('user')).toContain('Augusta');
    expect(session()).toEqual(augusta);
  });

  it('a logout with a token ends only the session of that token', () => {
    follow(ada);
    signOut(ben.token);
    expect(session()).toEqual(ada);
    store(ben); // The other tab's event has not arrived yet.
    signOut(ada.token);
    expect(session()).toEqual(ben);
    expect(localStorage.getItem('token')).toBe(ben.token);
    signOut(ben.token);
    expect(stored()).toEqual({});
  });

  it('a late change of the user affects neither a logout nor another session', () => {
    follow(ada);
    signOut();
    storeUser(ada.token, ada.user);
    expect(stored()).toEqual({});
    expect(session()).toBeNull();
    store(ben); // In another tab, whose event has not arrived yet.
    storeUser(ada.token, ada.user);
    expect(localStorage.getItem('user')).toBe(JSON.stringify(ben.user));
    expect(session()).toEqual(ben);
  });
});

describe('storage', () => {
  it('with blocked storage, the session stays in memory and `persisted` is false', () => {
    blockStorage('localStorage');
    follow();
    signIn(ada);
    expect(getSessionState().persisted).toBe(false);
    expect(session()).toEqual(ada);
    returnFromCache();
    storeUser(ada.token, augusta.user);
    returnFromCache();
    expect(session()).toEqual(augusta);
    signOut();
    returnFromCache();
    expect(getSessionState()).toMatchObject({ loading: false, session: null });
  });

  it('if storage is full, a sign-in leaves neither half a session nor the previous one in it', () => {
    follow(ben);
    const real = Storage.prototype.setItem.bind(localStorage);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => {
      if (key === 'token') throw new DOMException('full', 'QuotaExceededError');
      real(key, value);
    });
    signIn(ada);
    expect(getSessionState().persisted).toBe(false);
    expect(stored()).toEqual({});
    expect(session()).toEqual(ada);
  });

  it('if storage is full, the page shows the changed user, and the old one stays stored', () => {
    follow(ada);
    fillStorage();
    storeUser(ada.token, augusta.user);
    expect(session()).toEqual(augusta);
    expect(stored()).toEqual({ user: JSON.stringify(ada.user), token: ada.token });
  });

  it.each([
    ['the next one', () => signIn(ben)],
    ['one in another tab', () => inAnotherTab(() => store(ben), 'token')],
  ])('a session that storage refused yields to %s', (_, signInBen) => {
    follow();
    const makeRoom = fillStorage();
    signIn(ada);
    makeRoom();
    signInBen();
    expect(getSessionState()).toMatchObject({ session: ben, persisted: true });
    storeUser(ben.token, { ...ben.user, lastName: 'King' });
    expect(localStorage.getItem('user')).toContain('King');
    inAnotherTab(() => localStorage.clear(), null);
    expect(session()).toBeNull();
  });
});

describe('another tab', () => {
  it.each([
    ['logs out', () => localStorage.removeItem('token'), 'token', null],
    ['signs somebody else in', () => store(ben), 'user', ben],
    ['signs the same person in again', () => store(newer), 'token', newer],
    ['clears the storage', () => localStorage.clear(), null, null],
  ])('%s, and this tab does too', (_, change, key, session) => {
    const changed = follow(ada);
    inAnotherTab(change, key);
    expect(getSessionState()).toMatchObject({ loading: false, session });
    expect(changed).toHaveBeenCalledOnce();
  });

  it('changes nothing in this tab if the event is for another key or the session is the same', () => {
    const changed = follow(ada);
    const before = getSessionState();
    inAnotherTab(() => localStorage.setItem('mock-api', '{}'), 'mock-api');
    inAnotherTab(() => store(ada), 'user');
    expect(getSessionState()).toBe(before);
    expect(changed).not.toHaveBeenCalled();
  });

  it('can log out while this page is in the back/forward cache', () => {
    follow(ada);
    localStorage.clear();
    returnFromCache();
    expect(session()).toBeNull();
  });
});
