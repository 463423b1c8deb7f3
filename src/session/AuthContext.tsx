import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { User } from './user';
import {
  getSessionState,
  signIn,
  signOut,
  storeUser,
  subscribe,
  unknownSession,
  type Session,
} from './sessionStore';

/** The session and the functions that change it. See product.md, Session. */
export interface Auth {
  user: User | null;
  token: string | null;
  /** True until the stored session has been read. */
  loading: boolean;
  /** False if the browser refused to store the session, which then ends with this page. */
  persisted: boolean;
  /** Stores user and token. */
  login: (session: Session) => void;
  /** Stores the user only, and only if `token` is still the current session. */
  updateUser: (token: string, user: User) => void;
  /** Clears both keys; given a token, only if it is still the current session. Does not navigate. */
  logout: (token?: string) => void;
}

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
        login: signIn,
        updateUser: storeUser,
        logout: signOut,
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

/**
 * The session on a page for signed-in users.
 * @throws Error on a page without the guard in routes.tsx.
 */
export function useSession(): Session {
  const { user, token } = useAuth();
  if (!user || token === null) throw new Error('useSession must be used inside SignedInOnly');
  return { user, token };
}
