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

it.each([
  { built: 'before', opened: 'before it', now: start - 1 },
  { built: 'during', opened: 'on its last day', now: end - 1 },
  { built: 'after', opened: 'after it', now: end + 900 * dayMs },
] as const)(
  'a page built $built the championship and opened $opened shows the words of its build',
  (row) => {
    expect(hidesWords(row.built, row.now)).toBe(false);
  },
);

it.each([
  { built: 'before', opened: 'during it', now: start },
  { built: 'during', opened: 'after it', now: end },
  { built: 'after', opened: 'with a clock before it', now: start - 1 },
] as const)(
  'a page built $built the championship and opened $opened hides the words of its build',
  (row) => {
    expect(hidesWords(row.built, row.now)).toBe(true);
  },
);

it('without scripts, a page built before or during the championship hides its words', () => {
  for (const phase of ['before', 'during'] as const)
    expect(staleCheck(phase).htmlClass).toBe('stale');
});

it('without scripts, a page built after the championship shows its words', () => {
  expect(staleCheck('after').htmlClass).toBe('');
});
