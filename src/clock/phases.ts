import { championship } from '../data/championship.ts';

// Two clocks decide what depends on the date; product.md, Clock, lists all of it:
// - The visitor's (`useVisitorPhase`, `useToday`): the words of the class `dated`, the mark of today, the link to
//   today's course and the courses highlighted on the floor plan. They change while a page is open.
// - The build's (`buildPhase`, `builtAfterEvent`): everything else, such as the hero's picture and buttons, and the
//   order of the sections.
// How the words of the class `dated` stay right:
// 1. Static HTML has those of the build's phase.
// 2. If they are outdated when a page opens, the script of `staleCheck` hides them with the class `stale`.
// 3. The app hydrates the same words, then shows those of the visitor's clock and removes the class (`Root.tsx`).

/** The start of each phase, in order. If words depend on a further date, add a phase. */
const startOf = {
  before: 0,
  during: Date.parse(championship.startsAt),
  after: Date.parse(championship.endsAt),
};

export type Phase = keyof typeof startOf;

export const phases = Object.keys(startOf) as Phase[];

/** The phase of the build date, which never changes on an open page. */
export const buildPhase = (): Phase => __BUILD_PHASE__;
export const builtAfterEvent = (): boolean => buildPhase() === 'after';

/** @param now milliseconds since 1970, the same in every time zone. */
export const phaseAt = (now: number): Phase =>
  phases.findLast((phase) => now >= startOf[phase]) ?? 'before';

/** When a phase begins and ends, in milliseconds since 1970. */
export function spanOf(phase: Phase): { from: number; until: number } {
  const from = startOf[phase];
  return { from, until: Math.min(Infinity, ...Object.values(startOf).filter((at) => at > from)) };
}

/**
 * The time until the start, never negative, rounded up to whole seconds; days have 24 hours, even across a clock
 * change.
 */
export function timeLeft(now: number) {
  const total = Math.max(0, Math.ceil((startOf.during - now) / 1000));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}

/** How often the clock is checked during the championship: midnight changes the day, and timers stop during sleep. */
const recheckMs = 30_000;

/** Milliseconds until the words or the countdown may change; null if they never will. */
export function msUntilChange(now: number): number | null {
  const { until } = spanOf(phaseAt(now));
  if (until === Infinity) return null;
  if (now < startOf.during) return (startOf.during - now) % 1000 || 1000;
  return Math.min(until - now, recheckMs);
}
