import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { User } from '../api/types';
import {
  getSessionState,
  signIn,
  signOut,
  storeUser,
  subscribe,
  unknownSession,
  type Session,
} from './sessionStore';

/** The session and what changes it. See product.md, Session. */
export interface Auth {
  user: User | null;
  token: string | null;
  /** True until the stored session was read. */
  loading: boolean;
  /** Stores user and token. @returns false when the storage refused to keep them. */
  login: (session: Session) => boolean;
  /** Stores only the user, if the session of `token` still lasts. */
  updateUser: (token: string, user: User) => void;
  /** Clears both keys, with a token only if its session still lasts; going to `/` is the caller's. */
  logout: (token?: string) => void;
}

const AuthContext = createContext<Auth | null>(null);

/** Gives the whole app the session kept in localStorage. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { loading, session } = useSyncExternalStore(
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
        login: signIn,
        updateUser: storeUser,
        logout: signOut,
      }}
    >
      {children}
    </AuthContext>
  );
}

/** The session of whoever looks at the page. @throws Error outside of an AuthProvider. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider around it');
  return auth;
}
