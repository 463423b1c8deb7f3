import { useAuth } from './AuthContext';
import type { Session } from './sessionStore';

/**
 * The session on a page that only signed-in people see.
 * @throws Error on any other page: the guard in routes.tsx is missing.
 */
export function useSession(): Session {
  const { user, token } = useAuth();
  if (!user || token === null) throw new Error('useSession needs the guard SignedInOnly around it');
  return { user, token };
}
