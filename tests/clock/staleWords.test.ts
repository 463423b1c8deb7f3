import { runInThisContext } from 'node:vm';
import { afterEach, expect, it } from 'vitest';
import { staleWords } from '../../src/clock/staleWords';
import { setClock } from '../support/clock';
import { dayMs, end, start } from '../support/phases';

const { classList } = document.documentElement;

afterEach(() => classList.remove('stale'));

/** Opens a page of a build. @returns true if its words are hidden. */
function hidesWords(builtAt: number, now: number): boolean {
  const { htmlClass, script } = staleWords(builtAt);
  if (htmlClass) classList.add(htmlClass);
  setClock(now);
  runInThisContext(script);
  return classList.contains('stale');
}

it.each([
  { built: 'before', opened: 'before it', builtAt: start - 9 * dayMs, now: start - 1 },
  { built: 'during', opened: 'on its last day', builtAt: start, now: end - 1 },
  { built: 'after', opened: 'after it', builtAt: end, now: end + 900 * dayMs },
])('a page of a build $built the championship, opened $opened, shows its words', (row) => {
  expect(hidesWords(row.builtAt, row.now)).toBe(false);
});

it.each([
  { built: 'before', opened: 'during it', builtAt: start - 9 * dayMs, now: start },
  { built: 'during', opened: 'after it', builtAt: start, now: end },
  { built: 'after', opened: 'with a clock before it', builtAt: end, now: start - 1 },
])('a page of a build $built the championship, opened $opened, hides its words', (row) => {
  expect(hidesWords(row.builtAt, row.now)).toBe(true);
});

it('without scripts, a page built before or during the championship hides its words', () => {
  for (const builtAt of [start - 1, start]) expect(staleWords(builtAt).htmlClass).toBe('stale');
});

it('without scripts, a page built after the championship shows its words', () => {
  expect(staleWords(end).htmlClass).toBe('');
});
