import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  eventDayAt,
  msUntilChange,
  phaseAt,
  timeLeft,
  wordsValidity,
} from '../../../src/pages/home/eventTime';
import { event } from '../../../src/data/event';
import { schedule } from '../../../src/data/schedule';

const dayMs = 86_400_000;
const start = Date.parse(event.startsAt);
const end = Date.parse(event.endsAt);
const secondDay = end - (schedule.length - 1) * dayMs;

it.each([
  ['the last millisecond before the doors open', start - 1, 'before'],
  ['when the doors open', start, 'during'],
  ['the last millisecond', end - 1, 'during'],
  ['the end', end, 'after'],
])('the phase of the championship: %s', (_, now, phase) => expect(phaseAt(now)).toBe(phase));

describe('the time left', () => {
  it.each([
    [1, [0, 0, 0, 1]],
    [dayMs + 3_663_000, [1, 1, 1, 3]],
    [-100 * dayMs, [0, 0, 0, 0]],
  ])('%i ms before the start', (leftMs, expected) => {
    const { days, hours, minutes, seconds } = timeLeft(start - leftMs);
    expect([days, hours, minutes, seconds]).toEqual(expected);
  });

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
});

describe('the next change', () => {
  it.each([
    ['4.25 s before the start', start - 4250, 250],
    ['1 ms before the start', start - 1, 1],
    ['at the start', start, 30_000],
    ['1.2 s before the end', end - 1200, 1200],
    ['at the end', end, null],
  ])('%s is in %j ms', (_, now, leftMs) => expect(msUntilChange(now)).toBe(leftMs));

  it('is never waited for longer than half a minute', () => {
    fc.assert(
      fc.property(fc.integer({ min: start - 4e10, max: end - 1 }), (now) => {
        const waitMs = msUntilChange(now) ?? 0;
        expect(waitMs).toBeGreaterThan(0);
        expect(waitMs).toBeLessThanOrEqual(30_000);
      }),
    );
  });
});

it.each([
  ['when the doors open', start, schedule[0]],
  ['a millisecond before the second day', secondDay - 1, schedule[0]],
  ['at midnight', secondDay, schedule[1]],
  ['a millisecond before the end', end - 1, schedule.at(-1)],
  ['the night before the first day', secondDay - dayMs - 1, undefined],
  ['after the end', end, undefined],
])('the day of the programme: %s', (_, now, day) => expect(eventDayAt(now)).toBe(day));

it.each([
  ['before', start - 5 * dayMs, { from: 0, until: start }],
  ['on the first day', start + 1, { from: start, until: secondDay }],
  ['on the second day', secondDay, { from: secondDay, until: secondDay + dayMs }],
  ['on the last day', end - 1, { from: end - dayMs, until: end }],
  ['after', end + dayMs, { from: end, until: Infinity }],
])('the words of a moment hold for as long as phase and day: %s', (_, now, expected) => {
  expect(wordsValidity(now)).toEqual(expected);
});
