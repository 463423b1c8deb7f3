import fc from 'fast-check';
import { expect, it } from 'vitest';
import { msUntilChange, phaseAt, spanOf, timeLeft } from '../../src/clock/phases.ts';
import { end, start } from '../support/eventTimes.ts';

it('the time left adds up to the seconds until the start', () => {
  fc.assert(
    fc.property(fc.integer({ min: start - 4e10, max: start }), (now) => {
      const { days, hours, minutes, seconds } = timeLeft(now);
      expect(hours).toBeLessThan(24);
      expect(minutes).toBeLessThan(60);
      expect(seconds).toBeLessThan(60);
      const total = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
      expect(total).toBe(Math.ceil((start - now) / 1000));
    }),
  );
});

it('the time left is never negative', () => {
  expect(timeLeft(end)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});

for (const { when, now, leftMs } of [
  { when: '4.25 s before the start', now: start - 4250, leftMs: 250 },
  { when: '4 s before the start', now: start - 4000, leftMs: 1000 },
  { when: 'at the start', now: start, leftMs: 30_000 },
  { when: '1.2 s before the end', now: end - 1200, leftMs: 1200 },
]) {
  it(`${when}, the words or the countdown may change again in ${leftMs} ms`, () =>
    expect(msUntilChange(now)).toBe(leftMs));
}

it('after the championship, the words no longer change', () =>
  expect(msUntilChange(end)).toBeNull());

for (const { lasts, phase, from, until } of [
  { phase: 'before', lasts: 'until the start', from: 0, until: start },
  { phase: 'during', lasts: 'from the start until the end', from: start, until: end },
  { phase: 'after', lasts: 'from the end', from: end, until: Infinity },
] as const) {
  it(`the phase “${phase}” lasts ${lasts}`, () => {
    expect(spanOf(phase)).toEqual({ from, until });
    expect([from, until - 1].map(phaseAt)).toEqual([phase, phase]);
  });
}
