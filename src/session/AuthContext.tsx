import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { keepOnly, type KeptEdits } from './keptEdits.ts';
import {
  getSessionState,
  loadingSession,
  type Session,
  signOut,
  subscribe,
} from './sessionStore.ts';

/**
 * The session in React. It changes outside React, too: in other tabs, and by late responses. So `sessionStore.ts` holds
 * it and has the functions that change it; this context passes every change to the components.
 */
const AuthContext = createContext(loadingSession);

/** Provides the session of localStorage to the app. */
export const AuthProvider = ({ children }: { children: ReactNode }) => (
  <AuthContext value={useSyncExternalStore(subscribe, getSessionState, () => loadingSession)}>
    {children}
  </AuthContext>
);

/** The state of the session; `loading` in the first render. */
export const useSessionState = () => use(AuthContext);

/** The session on a guarded page. @throws {Error} without the guard in routes.tsx. */
export function useSession(): Session {
  const { session } = useSessionState();
  if (!session) throw new Error('useSession must be used inside SignedInOnly');
  return session;
}

interface SignOutOptions extends NavigateOptions {
  /** Edits to restore when this account signs in again; its other edits are dropped. */
  keep?: KeptEdits;
}

/**
 * Ends the session, then opens a page. `flushSync` makes the profile's guard redirect at once, so that this navigation
 * comes second and replaces the guard's redirect and notice.
 */
export function useSignOutTo() {
  const { session } = useSessionState();
  const navigate = useNavigate();
  return (path: string, { keep, ...options }: SignOutOptions = {}) => {
    if (!session) return;
    flushSync(signOut);
    keepOnly(keep, session.user);
    void navigate(path, options);
  };
}
