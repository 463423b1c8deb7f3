import { useEffect } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';

/**
 * Redirects after `delayMs` unless the visitor leaves first; null means not yet. Replaces the history entry, because
 * going Back would otherwise redirect again. `state` must be the same object in every render.
 */
export function useRedirect(to: string, delayMs: number | null, state?: object): void {
  const navigate = useNavigate();
  // The visitor has chosen another page, which is loading.
  const leaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (delayMs === null || leaving) return undefined;
    const timer = setTimeout(() => void navigate(to, { replace: true, state }), delayMs);
    return () => clearTimeout(timer);
  }, [to, delayMs, state, leaving, navigate]);
}
