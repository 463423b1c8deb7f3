import { useSyncExternalStore } from 'react';
import type { EventDay } from '../../data/schedule';
import { eventDayAt, msUntilChange, phaseAt, type Phase } from './eventTime';

let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Tells the listeners that the clock has moved, and again when its words change. */
function tick(): void {
  clearTimeout(timer);
  const waitMs = msUntilChange(Date.now());
  if (waitMs !== null) timer = setTimeout(tick, waitMs);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    // After hours of sleep, the page is right as soon as it is seen again.
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

/**
 * A value of the visitor's clock.
 * @param prerendered the value in the static HTML, which hydration has to repeat.
 */
const useMoment = <Value>(read: (now: number) => Value, prerendered: Value): Value =>
  useSyncExternalStore(
    subscribe,
    () => read(Date.now()),
    () => prerendered,
  );

/** The time until the start changes with each second; null in the static HTML. */
export const useSecond = (): number | null =>
  useMoment<number | null>((now) => Math.floor(now / 1000) * 1000, null);

/** The phase of the championship; in the static HTML, that of the build. */
export const usePhase = (): Phase => useMoment(phaseAt, phaseAt(__BUILT_AT__));

/** Today's row of the programme; in the static HTML, that of the build. */
export const useToday = (): EventDay | undefined => useMoment(eventDayAt, eventDayAt(__BUILT_AT__));

/** Today's row of the programme; undefined in the static HTML, which never marks a day. */
export const useMarkedDay = (): EventDay | undefined => useMoment(eventDayAt, undefined);
