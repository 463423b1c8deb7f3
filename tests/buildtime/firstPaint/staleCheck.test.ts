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

for (const { opened, built, now, does } of [
  { built: 'before', opened: 'before it', now: start - 1, does: 'shows' },
  { built: 'before', opened: 'during it', now: start, does: 'hides' },
  { built: 'during', opened: 'on its last day', now: end - 1, does: 'shows' },
  { built: 'during', opened: 'after it', now: end, does: 'hides' },
  { built: 'after', opened: 'after it', now: end + 900 * dayMs, does: 'shows' },
  { built: 'after', opened: 'with a clock set to a time before it', now: start - 1, does: 'hides' },
] as const) {
  it(`a page built ${built} the championship and opened ${opened} ${does} its dated words`, () =>
    expect(hidesWords(built, now)).toBe(does === 'hides'));
}

for (const { does, built, htmlClass } of [
  { built: 'before', htmlClass: 'stale', does: 'hides' },
  { built: 'during', htmlClass: 'stale', does: 'hides' },
  { built: 'after', htmlClass: '', does: 'shows' },
] as const) {
  it(`without scripts, a page built ${built} the championship ${does} its dated words`, () =>
    expect(staleCheck(built).htmlClass).toBe(htmlClass));
}
