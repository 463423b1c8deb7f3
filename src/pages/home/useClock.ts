import { useSyncExternalStore } from 'react';
import type { EventDay } from '../../data/schedule';
import { eventDayAt, msUntilChange, phaseAt, type Phase } from './eventTime';

let now: number | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Reads the clock, and again when what follows from it changes. */
function tick(): void {
  now = Date.now();
  clearTimeout(timer);
  const waitMs = msUntilChange(now);
  if (waitMs !== null) timer = setTimeout(tick, waitMs);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    // After hours of sleep the right time is there as soon as the page is seen again.
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
    now = null;
  };
}

/**
 * The time in milliseconds since 1970, read anew each second before the championship.
 * @returns null on the server and in the first render, where no time is right.
 */
export const useClock = (): number | null =>
  useSyncExternalStore(
    subscribe,
    () => now,
    () => null,
  );

/** The phase that the championship is in; null as long as the time is. Renders anew only with the phase. */
export const usePhase = (): Phase | null =>
  useSyncExternalStore(
    subscribe,
    () => (now === null ? null : phaseAt(now)),
    () => null,
  );

/** The day of the programme that it is in Zurich; undefined as long as the time is null, and on other days. */
export const useToday = (): EventDay | undefined =>
  useSyncExternalStore(
    subscribe,
    () => (now === null ? undefined : eventDayAt(now)),
    () => undefined,
  );
