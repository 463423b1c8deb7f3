import { useSyncExternalStore } from 'react';
import { championship } from '../data/championship.ts';
import { programme, type ProgrammeDay } from '../data/programme.ts';
import { buildPhase, msUntilChange, type Phase, phaseAt } from './phases.ts';

/** With the mock API, `?now=` sets the clock, so that each phase can be seen. */
function readOffset(): number {
  const now = new URLSearchParams(location.search).get('now');
  const offset = now === null ? 0 : Date.parse(now) - Date.now();
  if (!Number.isNaN(offset)) return offset;
  const example = `${championship.firstDay}T12:00`;
  console.warn(`now is "${now}"; expected a time like ${example}. The clock stays as it is.`);
  return 0;
}

let offsetMs: number | undefined;

/** The visitor's clock. Reads the query once, because links to other pages drop it. */
const currentTime = (): number =>
  __API_MOCK__ ? Date.now() + (offsetMs ??= readOffset()) : Date.now();

let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Notifies the listeners, now and at each change. */
function tick(): void {
  clearTimeout(timer);
  const waitMs = msUntilChange(currentTime());
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
    () => read(currentTime()),
    () => prerendered,
  );

/** The current second; null in the static HTML. */
export const useNow = (): number | null =>
  useClock<number | null>((now) => Math.floor(now / 1000) * 1000, null);

/** The phase of the championship; in the static HTML, that of the build. */
export const useVisitorPhase = (): Phase => useClock(phaseAt, buildPhase());

const programmeDayAt = (now: number): ProgrammeDay | undefined =>
  phaseAt(now) === 'after' ? undefined : programme.findLast((day) => day.begins <= now);

/** Today's row of the programme; undefined on all other days and in the static HTML. */
export const useToday = (): ProgrammeDay | undefined =>
  useClock<ProgrammeDay | undefined>(programmeDayAt, undefined);
