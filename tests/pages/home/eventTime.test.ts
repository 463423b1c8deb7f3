import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categories } from '../../../src/data/categories';
import { eventDayAt, msUntilChange, phaseAt, timeLeft } from '../../../src/pages/home/eventTime';
import { event } from '../../../src/data/event';
import { schedule } from '../../../src/data/schedule';

const at = (iso: string) => Date.parse(iso);
const start = at('2026-09-07T07:00:00Z');
const end = at('2026-09-13T22:00:00Z');

describe('the phase of the championship', () => {
  it.each([
    ['a year before', '2025-09-07T07:00:00Z', 'before'],
    ['the last millisecond before the doors open', '2026-09-07T06:59:59.999Z', 'before'],
    ['09:00 in Zurich on the first day', '2026-09-07T09:00:00+02:00', 'during'],
    ['the same moment on Kiritimati', '2026-09-07T21:00:00+14:00', 'during'],
    ['the same moment in Los Angeles', '2026-09-07T00:00:00-07:00', 'during'],
    ['the last night', '2026-09-13T23:59:59.999+02:00', 'during'],
    ['midnight after the last day in Zurich', '2026-09-14T00:00:00+02:00', 'after'],
    ['the same moment in Los Angeles, still the 13th', '2026-09-13T15:00:00-07:00', 'after'],
    ['the year after', '2027-01-01T00:00:00Z', 'after'],
  ])('%s', (_, iso, phase) => {
    expect(phaseAt(at(iso))).toBe(phase);
  });
});

describe('the time left', () => {
  it.each([
    ['one second', '2026-09-07T06:59:59Z', [0, 0, 0, 1]],
    ['a second that has begun', '2026-09-07T06:59:59.999Z', [0, 0, 0, 1]],
    ['a day', '2026-09-06T07:00:00Z', [1, 0, 0, 0]],
    ['a bit more than a day', '2026-09-06T05:58:57Z', [1, 1, 1, 3]],
    ['two days but one second', '2026-09-05T07:00:01Z', [1, 23, 59, 59]],
    // 08:00 in winter is an hour later than 08:00 in summer.
    ['across the change to summer time', '2026-03-28T09:00:00+01:00', [162, 23, 0, 0]],
    ['the start itself', '2026-09-07T07:00:00Z', [0, 0, 0, 0]],
    ['never below nothing', '2026-12-24T18:00:00Z', [0, 0, 0, 0]],
  ])('%s', (_, iso, expected) => {
    const { days, hours, minutes, seconds } = timeLeft(at(iso));
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
  it('comes with each second before the start, exactly', () => {
    expect(msUntilChange(start - 5000)).toBe(1000);
    expect(msUntilChange(start - 4250)).toBe(250);
    expect(msUntilChange(start - 1)).toBe(1);
  });

  it('is looked for every half minute while the championship lasts, and exactly at its end', () => {
    expect(msUntilChange(start)).toBe(30_000);
    expect(msUntilChange(end - 1200)).toBe(1200);
  });

  it('never comes once it is over', () => {
    expect(msUntilChange(end)).toBeNull();
  });

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

describe('the programme', () => {
  it('has the seven days of the championship, each with its weekday', () => {
    expect(schedule.map(({ date }) => date)).toEqual([
      '2026-09-07',
      '2026-09-08',
      '2026-09-09',
      '2026-09-10',
      '2026-09-11',
      '2026-09-12',
      '2026-09-13',
    ]);
    expect(schedule.at(0)?.date).toBe(event.firstDay);
    expect(schedule.at(-1)?.date).toBe(event.lastDay);
    const format = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
    for (const { date, weekday } of schedule) expect(format.format(at(date))).toBe(weekday);
  });

  it('gives each category a day', () => {
    expect(schedule.flatMap(({ category }) => category ?? [])).toEqual(
      categories.map(({ id }) => id),
    );
  });

  it.each([
    ['2026-09-07T09:00:00+02:00', 'Monday'],
    ['2026-09-10T00:00:00+02:00', 'Thursday'],
    ['2026-09-10T23:59:59+02:00', 'Thursday'],
    ['2026-09-13T23:59:59.999+02:00', 'Sunday'],
    ['2026-09-06T23:59:59+02:00', undefined],
    ['2026-09-14T00:00:00+02:00', undefined],
  ])('at %s it is %s', (iso, weekday) => {
    expect(eventDayAt(at(iso))?.weekday).toBe(weekday);
  });
});
