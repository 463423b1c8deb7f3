import type { User } from '../api/types';
import { parseUser } from './user';

/** Who is signed in, and the raw token of the secure calls. */
export interface Session {
  user: User;
  token: string;
}

/** What the app knows of the session. `loading` is true until the storage was read once. */
export interface SessionState {
  loading: boolean;
  session: Session | null;
}

const userKey = 'user';
const tokenKey = 'token';

/** The state before the storage was read: on the server, and in the first render of the browser. */
export const unknownSession: SessionState = { loading: true, session: null };

let state = unknownSession;
/** Set while the storage refuses to keep the session: it then lives as long as this page. */
let inMemory: Session | null = null;
/** A changed user that the storage refused; counts as long as it still holds what it held then. */
let unsaved: { storedUser: string | null; session: Session } | null = null;
const listeners = new Set<() => void>();

function setSession(session: Session | null): void {
  // Whoever begins to follow reads the storage first; until then nothing is known.
  if (listeners.size === 0) return;
  const known = state.session;
  const same =
    known?.token === session?.token &&
    JSON.stringify(known?.user) === JSON.stringify(session?.user);
  if (!state.loading && same) return;
  state = { loading: false, session };
  for (const listener of listeners) listener();
}

/** Reads the storage again: at the start, when another tab wrote it, when the page comes back. */
function refresh(): void {
  setSession(readStorage() ?? inMemory);
}

function readKey(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // Blocked storage holds no session; the one in memory counts.
  }
}

function readStorage(): Session | null {
  const rawUser = readKey(userKey);
  const token = readKey(tokenKey);
  // One key alone is another tab in the middle of a sign-in or a logout: signed out, nothing cleared.
  if (rawUser === null || token === null || token === '') return null;
  if (unsaved?.session.token === token && unsaved.storedUser === rawUser) return unsaved.session;
  unsaved = null;
  try {
    const user = parseUser(JSON.parse(rawUser));
    if (user) return { user, token };
    throw new TypeError('The stored user is not an object');
  } catch (error) {
    console.error('The stored session is damaged and was cleared.', error);
    clearStorage();
    return null;
  }
}

function clearStorage(): void {
  try {
    localStorage.removeItem(userKey);
    localStorage.removeItem(tokenKey);
  } catch {
    // Blocked storage has nothing to clear.
  }
}

function writeStorage(values: Record<string, string>): boolean {
  try {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Starts to follow the session; reads the storage first. @returns how to stop. */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage);
    // A page that comes back from the back/forward cache missed what other tabs did.
    window.addEventListener('pageshow', refresh);
  }
  listeners.add(listener);
  refresh();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', refresh);
      state = unknownSession;
    }
  };
}

function onStorage(event: StorageEvent): void {
  // `key` is null when another tab called clear().
  if (event.key === null || event.key === userKey || event.key === tokenKey) refresh();
}

/** The current state; the same object until it changes. */
export const getSessionState = (): SessionState => state;

/**
 * Signs in: stores the user and the token.
 * @returns false when the storage refused, so that the session ends with this page.
 */
export function signIn(session: Session): boolean {
  const stored = writeStorage({
    [userKey]: JSON.stringify(session.user),
    [tokenKey]: session.token,
  });
  // Half a session, or the one of somebody before, must not stay behind.
  if (!stored) clearStorage();
  inMemory = stored ? null : session;
  unsaved = null;
  setSession(session);
  return stored;
}

/**
 * Stores a changed user, and only the user. Does nothing when the session of `token` has ended in the
 * meantime, so that a late answer cannot sign anybody in again.
 */
export function storeUser(token: string, user: User): void {
  refresh();
  if (state.session?.token !== token) return;
  const session = { user, token };
  if (inMemory) inMemory = session;
  else if (writeStorage({ [userKey]: JSON.stringify(user) })) unsaved = null;
  else unsaved = { storedUser: readKey(userKey), session };
  setSession(session);
}

/**
 * Signs out: clears both keys.
 * @param token ends only the session of this token; none ends any.
 */
export function signOut(token?: string): void {
  if (token !== undefined) {
    refresh();
    if (state.session?.token !== token) return;
  }
  inMemory = null;
  unsaved = null;
  clearStorage();
  setSession(null);
}
