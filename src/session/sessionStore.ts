import { parseUser, type User } from '../api/user.ts';
import { readStored, writeStored } from '../browser/storage.ts';

// Components read the session with `useSessionState`, on guarded pages with `useSession` (AuthContext.tsx). Code that
// runs later, for example after a call, uses `syncSession`: the session may have changed since the page rendered.

/** The signed-in user and the token of the secure calls. */
export interface Session {
  user: User;
  token: string;
}

/** The session as components see it. See product.md, Session. */
interface SessionState {
  /** True until storage has been read. */
  loading: boolean;
  /** Null if nobody is signed in. */
  session: Session | null;
  /** False if storage refused the session: a reload then ends it. */
  persisted: boolean;
}

const userKey = 'user';
const tokenKey = 'token';

/** The state in the static HTML and in the browser's first render. */
export const loadingSession: SessionState = { loading: true, session: null, persisted: true };

let current = loadingSession;
const listeners = new Set<() => void>();

function setSession(session: Session | null, persisted = true): void {
  const next = { loading: false, session, persisted };
  if (JSON.stringify(next) === JSON.stringify(current)) return;
  current = next;
  for (const listener of listeners) listener();
}

/**
 * Takes over the session in storage, which another tab may have changed. Notifies the listeners if it differs.
 * @returns the session.
 */
export function syncSession(): Session | null {
  const stored = readStorage();
  // Keeps a session that storage refused, unless another tab has stored a newer one.
  if (stored || current.persisted) setSession(stored);
  return current.session;
}

function readStorage(): Session | null {
  const rawUser = readStored('localStorage', userKey);
  const token = readStored('localStorage', tokenKey);
  // One key alone: another tab is in the middle of signing in or out. Clear nothing.
  if (rawUser === null || token === null || token === '') return null;
  try {
    const user = parseUser(JSON.parse(rawUser));
    if (user) return { user, token };
    throw new TypeError('The user is not an object');
  } catch (error) {
    console.error('Cleared a damaged session.', error);
    clearStorage();
    return null;
  }
}

function clearStorage(): void {
  writeStored('localStorage', userKey, null);
  writeStored('localStorage', tokenKey, null);
}

const writeUser = (user: User) => writeStored('localStorage', userKey, JSON.stringify(user));

/** Reads storage and calls `listener` on every change. @returns the unsubscribe function. */
export function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', syncSession);
  // A page restored from the back/forward cache has missed changes in other tabs.
  window.addEventListener('pageshow', syncSession);
  listeners.add(listener);
  syncSession();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      window.removeEventListener('storage', syncSession);
      window.removeEventListener('pageshow', syncSession);
    }
  };
}

/** The current state, for `AuthProvider`; the same object until it changes. */
export const getSessionState = (): SessionState => current;

/** Forgets the session, as a reload does; for tests. */
export function resetSession(): void {
  current = loadingSession;
}

export function signIn(session: Session): void {
  const stored = writeUser(session.user) && writeStored('localStorage', tokenKey, session.token);
  // Otherwise a single new key, or the previous session, would stay in storage.
  if (!stored) clearStorage();
  setSession(session, stored);
}

/** Stores a changed user. Does nothing if the session of `token` has ended: a late response must not sign in again. */
export function updateUser(token: string, user: User): void {
  if (syncSession()?.token !== token) return;
  // If storage is full, the change shows until storage is read again. The server has it in any case.
  if (current.persisted) writeUser(user);
  setSession({ user, token }, current.persisted);
}

export function signOut(): void {
  clearStorage();
  setSession(null);
}
