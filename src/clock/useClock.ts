import { useSyncExternalStore } from 'react';
import type { EventDay } from '../data/schedule';
import { eventDayAt, msUntilChange, phaseAt, type Phase } from './phase';

let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Notifies the listeners, now and at each change. */
function tick(): void {
  clearTimeout(timer);
  const waitMs = msUntilChange(Date.now());
  if (waitMs !== null) timer = setTimeout(tick, waitMs);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    // Timers stop while a computer sleeps.
    document.addEventListener('visibilitychange', tick);
    window.addEventListener('pageshow', tick);
    tick();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', tick);
    window.removeEventListener('pageshow', tick);
    clearTimeout(timer);
  };
}

/** A value of the visitor's clock. @param prerendered its value in the static HTML. */
const useClock = <Value>(read: (now: number) => Value, prerendered: Value): Value =>
  useSyncExternalStore(
    subscribe,
    () => read(Date.now()),
    () => prerendered,
  );

/** The current second; null in the static HTML. */
export const useNow = (): number | null =>
  useClock<number | null>((now) => Math.floor(now / 1000) * 1000, null);

/** True if the site was built after the championship, whatever the visitor's clock says. */
export const isBuiltAfterEvent = (): boolean => phaseAt(__WORDS_SINCE__) === 'after';

/** The phase of the championship; in the static HTML, that of the build. */
export const usePhase = (): Phase => useClock(phaseAt, phaseAt(__WORDS_SINCE__));

/** Today's row of the programme; in the static HTML, that of the build. */
export const useToday = (): EventDay | undefined =>
  useClock(eventDayAt, eventDayAt(__WORDS_SINCE__));
