import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { msUntilChange, timeLeft, spanOfSameWords } from '../../src/clock/phase';
import { schedule } from '../../src/data/schedule';
import { dayMs, end, start } from '../support/phases';

const secondDay = end - (schedule.length - 1) * dayMs;

describe('the time left', () => {
  it('adds up to the seconds until the start', () => {
    fc.assert(
      fc.property(fc.integer({ min: start - 4e10, max: start }), (now) => {
        const { days, hours, minutes, seconds } = timeLeft(now);
        expect(hours).toBeLessThan(24);
        expect(minutes).toBeLessThan(60);
        expect(seconds).toBeLessThan(60);
        expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(
          Math.ceil((start - now) / 1000),
        );
      }),
    );
  });

  it('is never negative', () => {
    expect(timeLeft(end)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });
});

it.each([
  ['4.25 s before the start', start - 4250, 250],
  ['4 s before the start', start - 4000, 1000],
  ['at the start', start, 30_000],
  ['1.2 s before the end', end - 1200, 1200],
  ['at the end', end, null],
])('the next change %s comes after %j ms', (_, now, leftMs) =>
  expect(msUntilChange(now)).toBe(leftMs),
);

it.each([
  ['before', start - 5 * dayMs, { from: 0, until: start }],
  ['on the first day', start + 1, { from: start, until: secondDay }],
  ['on the second day', secondDay, { from: secondDay, until: secondDay + dayMs }],
  ['on the last day', end - 1, { from: end - dayMs, until: end }],
  ['after', end + dayMs, { from: end, until: Infinity }],
])('words hold until the phase or the day changes: %s', (_, now, expected) => {
  expect(spanOfSameWords(now)).toEqual(expected);
});
