import { useAuth } from './AuthContext';
import type { Session } from './sessionStore';

/**
 * The session on a page for signed-in users.
 * @throws Error on a page without the guard in routes.tsx.
 */
export function useSession(): Session {
  const { user, token } = useAuth();
  if (!user || token === null) throw new Error('useSession needs the guard SignedInOnly around it');
  return { user, token };
}
