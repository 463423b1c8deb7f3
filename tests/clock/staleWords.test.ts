import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { staleWords } from '../../src/clock/staleWords';
import { dayMs, end, start } from '../support/phases';

const { classList } = document.documentElement;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => classList.remove('stale'));

it.each([
  ['before, opened before', start - 9 * dayMs, start - 1, false],
  ['before, opened during', start - 9 * dayMs, start, true],
  ['during, opened on the same day', start, start + 1000, false],
  ['during, opened on the next day', start, start + dayMs, true],
  ['after, opened after', end, end + 900 * dayMs, false],
  ['after, opened with a slow clock', end, start - 1, true],
])('a page built %s hides its words only if they are outdated', (_, builtAt, now, hidden) => {
  const { htmlClass, script } = staleWords(builtAt);
  if (htmlClass) classList.add(htmlClass);
  vi.setSystemTime(now);
  runInThisContext(script);
  expect(classList.contains('stale')).toBe(hidden);
});

it.each([
  ['before', start - 1, 'stale'],
  ['during', start, 'stale'],
  ['after', end, ''],
])('without scripts, a page built %s shows only words that stay true', (_, builtAt, htmlClass) => {
  expect(staleWords(builtAt).htmlClass).toBe(htmlClass);
});
