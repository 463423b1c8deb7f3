import { useEffect } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';

/**
 * Redirects after a delay, null to wait, unless the visitor leaves before. Replaces the history entry: going Back would
 * only redirect again. `state` is the same object in every render.
 */
export function useRedirect(to: string, delayMs: number | null, state?: object): void {
  const navigate = useNavigate();
  // A visitor whose next page is still loading has left, too.
  const leaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (delayMs === null || leaving) return undefined;
    const timer = setTimeout(() => void navigate(to, { replace: true, state }), delayMs);
    return () => clearTimeout(timer);
  }, [to, delayMs, state, leaving, navigate]);
}
