import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import {
  getSessionState,
  type Session,
  type SessionState,
  signIn,
  signOut,
  storeUser,
  subscribe,
  unknownSession,
} from './sessionStore';
import type { User } from './user';

const actions = { signIn, storeUser, signOut };

/** The session and the functions that change it; none navigates. See product.md, Session. */
type Auth = Pick<SessionState, 'loading' | 'persisted'> &
  typeof actions & { user: User | null; token: string | null };

const AuthContext = createContext<Auth | null>(null);

/** Provides the session of localStorage to the app. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { loading, session, persisted } = useSyncExternalStore(
    subscribe,
    getSessionState,
    () => unknownSession,
  );
  return (
    <AuthContext
      value={{
        user: session?.user ?? null,
        token: session?.token ?? null,
        loading,
        persisted,
        ...actions,
      }}
    >
      {children}
    </AuthContext>
  );
}

/** The current session. @throws Error outside an AuthProvider. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used inside AuthProvider');
  return auth;
}

/** The session on a guarded page. @throws Error without the guard in routes.tsx. */
export function useSession(): Session {
  const { user, token } = useAuth();
  if (!user || token === null) throw new Error('useSession must be used inside SignedInOnly');
  return { user, token };
}
