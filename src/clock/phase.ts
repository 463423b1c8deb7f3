import { event } from '../data/event.ts';
import { schedule, type EventDay } from '../data/schedule.ts';

// How words that depend on the date stay right:
// 1. The build renders those of its own date into the HTML, in elements of the class `dated`.
// 2. `staleWords` writes an inline script that hides them if they are outdated when the page opens.
// 3. The app hydrates the same words, from `__WORDS_SINCE__`, and then shows those of the visitor's clock.
// Words follow the visitor's clock (`usePhase`, `useToday`). Pictures, order and buttons follow the build
// (`isBuiltAfterEvent`), because they must not change while somebody uses the page.

export type Phase = 'before' | 'during' | 'after';

const startsAtMs = Date.parse(event.startsAt);
const endsAtMs = Date.parse(event.endsAt);
const dayMs = 86_400_000;
/** Every day has 24 hours, because no change of summer time falls into the championship. */
const firstMidnight = endsAtMs - schedule.length * dayMs;
/** When the words of the page change: the start, and every midnight after it, of which the last is the end. */
const changes = [startsAtMs, ...schedule.map((_, index) => firstMidnight + (index + 1) * dayMs)];

/** Timers stop while a computer sleeps: when it wakes, the words are correct again within this time. */
const longestWaitMs = 30_000;

/** @param now milliseconds since 1970, in any time zone. */
export function phaseAt(now: number): Phase {
  if (now < startsAtMs) return 'before';
  return now < endsAtMs ? 'during' : 'after';
}

/**
 * The time until the start, never negative, rounded up to whole seconds; days have 24 hours, even across a clock
 * change.
 */
export function timeLeft(now: number) {
  const total = Math.max(0, Math.ceil((startsAtMs - now) / 1000));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}

/** Today's row of the programme; undefined on every other day. */
export const eventDayAt = (now: number): EventDay | undefined =>
  schedule[Math.floor((now - firstMidnight) / dayMs)];

/** The time span in which all words but the countdown's stay the same. `from` is 0 before the championship. */
export const spanOfSameWords = (now: number): { from: number; until: number } => ({
  from: changes.findLast((change) => change <= now) ?? 0,
  until: changes.find((change) => change > now) ?? Infinity,
});

/** Milliseconds until the display changes; null if it never will. */
export function msUntilChange(now: number): number | null {
  const { until } = spanOfSameWords(now);
  if (until === Infinity) return null;
  if (now < startsAtMs) return (startsAtMs - now) % 1000 || 1000;
  return Math.min(until - now, longestWaitMs);
}
