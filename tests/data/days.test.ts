import { expect, it } from 'vitest';
import { addDays, formatDay, formatDays, weekdayOf } from '../../src/data/days.ts';
import { dayMs } from '../support/eventTimes.ts';

it('days and weekdays have the format of Intl for en-GB', () => {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
  // Steps of 13 days reach every month, and days of one and two digits.
  for (let day = Date.UTC(2024, 0, 1); day < Date.UTC(2028, 0, 1); day += 13 * dayMs) {
    const isoDate = new Date(day).toISOString().slice(0, 10);
    expect(formatDay(isoDate)).toBe(format.format(day));
    expect(weekdayOf(isoDate)).toBe(weekday.format(day));
  }
});

it('formatDays writes several days as a range, within one month or across two', () => {
  expect(formatDays('2026-09-07', '2026-09-13')).toBe('7–13 September 2026');
  expect(formatDays('2026-09-28', '2026-10-04')).toBe('28 September – 4 October 2026');
});

it('days can be added across the end of a month and of a year', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});
