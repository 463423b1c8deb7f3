import { runInThisContext } from 'node:vm';
import { afterEach, expect, it } from 'vitest';
import { staleCheck } from '../../../src/buildtime/firstPaint/staleCheck.ts';
import type { Phase } from '../../../src/clock/phases.ts';
import { setClock } from '../../support/clock.ts';
import { dayMs, end, start } from '../../support/eventTimes.ts';

const { classList } = document.documentElement;

afterEach(() => classList.remove('stale'));

/** Opens a page of a build. @returns true if its words are hidden. */
function hidesWords(built: Phase, now: number): boolean {
  const { htmlClass, script } = staleCheck(built);
  if (htmlClass) classList.add(htmlClass);
  setClock(now);
  runInThisContext(script);
  return classList.contains('stale');
}

for (const { opened, built, now, hidden } of [
  { built: 'before', opened: 'before it', now: start - 1, hidden: false },
  { built: 'before', opened: 'during it', now: start, hidden: true },
  { built: 'during', opened: 'on its last day', now: end - 1, hidden: false },
  { built: 'during', opened: 'after it', now: end, hidden: true },
  { built: 'after', opened: 'after it', now: end + 900 * dayMs, hidden: false },
  { built: 'after', opened: 'with a clock set to a time before it', now: start - 1, hidden: true },
] as const) {
  it(`a page built ${built} the championship and opened ${opened} ${hidden ? 'hides' : 'shows'} its dated words`, () =>
    expect(hidesWords(built, now)).toBe(hidden));
}

for (const { built, htmlClass, hidden } of [
  { built: 'before', htmlClass: 'stale', hidden: true },
  { built: 'during', htmlClass: 'stale', hidden: true },
  { built: 'after', htmlClass: '', hidden: false },
] as const) {
  it(`without scripts, a page built ${built} the championship ${hidden ? 'hides' : 'shows'} its dated words`, () =>
    expect(staleCheck(built).htmlClass).toBe(htmlClass));
}
