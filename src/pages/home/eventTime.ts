import { event } from '../../data/event.ts';
import { schedule, type EventDay } from '../../data/schedule.ts';

/** Decides the words of the event block and the hero. See product.md, Clock. */
export type Phase = 'before' | 'during' | 'after';

const startsAtMs = Date.parse(event.startsAt);
const endsAtMs = Date.parse(event.endsAt);
const dayMs = 86_400_000;
/** Clocks do not change during the championship. */
const firstMidnight = endsAtMs - schedule.length * dayMs;

/** Longest wait for a change, in milliseconds: timers stop while a computer sleeps. */
const longestWaitMs = 30_000;

/** @param now milliseconds since 1970, in any time zone. */
export function phaseAt(now: number): Phase {
  if (now < startsAtMs) return 'before';
  return now < endsAtMs ? 'during' : 'after';
}

/** The time until the start. Days are 24 hours, even across a clock change. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** The time until the start, never negative. A second that has begun counts as a whole one. */
export function timeLeft(now: number): TimeLeft {
  const total = Math.max(0, Math.ceil((startsAtMs - now) / 1000));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}

const dayIndexAt = (now: number) => Math.floor((now - firstMidnight) / dayMs);

/** Today's row of the programme; undefined on every other day. */
export const eventDayAt = (now: number): EventDay | undefined => schedule[dayIndexAt(now)];

/** On `<html>` while the static words of the date do not fit the visitor's clock; hides the class `dated`. */
export const staleClass = 'stale';

/** When the words of a moment became right, and when they cease to be; the seconds of the countdown aside. */
export function wordsHold(now: number): { from: number; until: number } {
  if (now < startsAtMs) return { from: 0, until: startsAtMs };
  if (now >= endsAtMs) return { from: endsAtMs, until: Infinity };
  const midnight = firstMidnight + dayIndexAt(now) * dayMs;
  return { from: Math.max(startsAtMs, midnight), until: midnight + dayMs };
}

/** How long what is shown stays right, in milliseconds; null if nothing will change any more. */
export function msUntilChange(now: number): number | null {
  switch (phaseAt(now)) {
    case 'before':
      return (startsAtMs - now) % 1000 || 1000;
    case 'during':
      return Math.min(wordsHold(now).until - now, longestWaitMs);
    case 'after':
      return null;
  }
}
