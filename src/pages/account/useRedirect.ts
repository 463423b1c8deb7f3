import { useEffect } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';

/**
 * Leads to another page after a while, unless the visitor leaves before.
 * The page that leads there is not kept in the history: going back would only lead on again.
 * @param delayMs null while there is nothing to wait for.
 * @param state the history state that the other page gets; the same object at every render.
 */
export function useRedirect(to: string, delayMs: number | null, state?: object): void {
  const navigate = useNavigate();
  // Somebody on the way to another page has left, even while that page's code is still loading.
  const leaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (delayMs === null || leaving) return undefined;
    const timer = setTimeout(() => void navigate(to, { replace: true, state }), delayMs);
    return () => clearTimeout(timer);
  }, [to, delayMs, state, leaving, navigate]);
}
