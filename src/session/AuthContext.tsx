import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import { getSessionState, loadingSession, type Session, subscribe } from './sessionStore.ts';

/**
 * The session in React. It changes outside React, too: in other tabs, and by late responses. So `sessionStore.ts` holds
 * it and has the functions that change it; this context, which the specification prescribes, passes every change to the
 * components.
 */
const AuthContext = createContext(loadingSession);

/** Provides the session of localStorage to the app. */
export const AuthProvider = ({ children }: { children: ReactNode }) => (
  <AuthContext value={useSyncExternalStore(subscribe, getSessionState, () => loadingSession)}>
    {children}
  </AuthContext>
);

/** The state of the session; `loading` in the first render. */
export const useSession = () => use(AuthContext);

/** The session on a guarded page. @throws {Error} without the guard in routes.tsx. */
export function useSignedIn(): Session {
  const { session } = useSession();
  if (!session) throw new Error('useSignedIn must be used inside SignedInOnly');
  return session;
}
