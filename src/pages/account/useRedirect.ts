import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import type { HistoryState } from '../../routing/historyState.ts';

/**
 * Redirects after `delayMs`; while that is null, waits. Does nothing if the visitor leaves first. Replaces the history
 * entry, because going Back would otherwise redirect again.
 */
export function useRedirect(to: string, delayMs: number | null, state?: HistoryState): void {
  const navigate = useNavigate();
  // The visitor has chosen another page, which is loading.
  const leaving = useNavigation().state !== 'idle';
  const redirect = useEffectEvent(() => navigate(to, { replace: true, state }));
  useEffect(() => {
    if (delayMs === null || leaving) return undefined;
    const timer = setTimeout(() => void redirect(), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs, leaving]);
}
