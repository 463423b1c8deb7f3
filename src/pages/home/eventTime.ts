import { event } from '../../data/event';
import { schedule, type EventDay } from '../../data/schedule';

/** What the event block and the hero say. See product.md, Clock. */
export type Phase = 'before' | 'during' | 'after';

const startsAtMs = Date.parse(event.startsAt);
const endsAtMs = Date.parse(event.endsAt);
const dayMs = 86_400_000;

/** How long a wait may be at most, in milliseconds: timers stop while a computer sleeps. */
const longestWaitMs = 30_000;

/** @param now milliseconds since 1970, wherever the visitor is. */
export function phaseAt(now: number): Phase {
  if (now < startsAtMs) return 'before';
  return now < endsAtMs ? 'during' : 'after';
}

/** What is left until the start. Days are 24 hours, also where the clocks change in between. */
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

/** The day of the programme that it is in Zurich; undefined on every other day. */
export function eventDayAt(now: number): EventDay | undefined {
  // The offset is that of the whole week: no clock changes in it.
  const firstMidnight = Date.parse(`${event.firstDay}T00:00:00+02:00`);
  return schedule[Math.floor((now - firstMidnight) / dayMs)];
}

/** How long what is shown stays right, in milliseconds; null when nothing will change any more. */
export function msUntilChange(now: number): number | null {
  switch (phaseAt(now)) {
    case 'before':
      return (startsAtMs - now) % 1000 || 1000;
    case 'during':
      return Math.min(endsAtMs - now, longestWaitMs);
    case 'after':
      return null;
  }
}
