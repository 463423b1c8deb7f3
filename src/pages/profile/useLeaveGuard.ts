import { useEffect, useEffectEvent } from 'react';
import { useBlocker, type Blocker } from 'react-router-dom';
import { getSessionState } from '../../session/sessionStore';

/**
 * Holds back whoever leaves a page on which something would be lost: inside the site until the answer of
 * a dialog, at its end by the browser's own question.
 * @param hasChanges whether there is something to lose at this moment.
 * @returns what to ask about, and how to go on, in the state `blocked`.
 */
export function useLeaveGuard(hasChanges: () => boolean): Blocker {
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (hasChanges()) event.preventDefault();
  });
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => warn(event);
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, []);
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      // Without a session nothing can be saved any more.
      getSessionState().session !== null &&
      hasChanges(),
  );
}
