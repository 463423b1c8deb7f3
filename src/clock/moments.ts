import { event } from '../data/event.ts';
import { type EventDay, schedule } from '../data/schedule.ts';

// The visitor's clock decides the event block, the hero's slogan, and which day is marked as today (`usePhase`,
// `useToday`). These change by themselves while a page is open.
// The build time decides everything else that depends on the date (`isBuiltAfterEvent`): pictures, order, buttons,
// other words. These never change on an open page.
// Static HTML has the words of the phase of its build, in elements of the class `dated`. The app hydrates the same words,
// then shows those of the visitor's clock. If the words are outdated when a page opens, the script of `staleWords` hides
// them until the app shows the right ones.

export type Phase = 'before' | 'during' | 'after';

const dayMs = 86_400_000;

/** When words change. If words depend on a further date, add the date here and a hook beside `usePhase`. */
const moments = { doorsOpen: Date.parse(event.startsAt), end: Date.parse(event.endsAt) };

/** The display is correct at most this long after midnight, and after a computer wakes: sleep stops timers. */
const longestWaitMs = 30_000;

/** @param now milliseconds since 1970, in any time zone. */
export function phaseAt(now: number): Phase {
  if (now < moments.doorsOpen) return 'before';
  return now < moments.end ? 'during' : 'after';
}

/**
 * The time until the start, never negative, rounded up to whole seconds; days have 24 hours, even across a clock
 * change.
 */
export function timeLeft(now: number) {
  const total = Math.max(0, Math.ceil((moments.doorsOpen - now) / 1000));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}

/** Today's row of the programme; undefined on every other day. The clocks do not change during the championship. */
export const eventDayAt = (now: number): EventDay | undefined =>
  schedule[schedule.length - Math.ceil((moments.end - now) / dayMs)];

/** The time span in which the phase stays the same. `from` is 0 before the first moment. */
export function stableInterval(now: number): { from: number; until: number } {
  const changes = Object.values(moments);
  return {
    from: Math.max(0, ...changes.filter((change) => change <= now)),
    until: Math.min(Infinity, ...changes.filter((change) => change > now)),
  };
}

/** Milliseconds until the display may change; null if it never will. */
export function msUntilChange(now: number): number | null {
  const { until } = stableInterval(now);
  if (until === Infinity) return null;
  if (now < moments.doorsOpen) return (moments.doorsOpen - now) % 1000 || 1000;
  return Math.min(until - now, longestWaitMs);
}
