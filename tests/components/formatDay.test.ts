import { expect, it } from 'vitest';
import { formatDay } from '../../src/components/formatDay';

it('writes each day as Intl does for Britain', () => {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  // Steps of 13 days meet each month, and days of one and of two figures.
  for (let day = Date.UTC(2024, 0, 1); day < Date.UTC(2028, 0, 1); day += 13 * 86_400_000) {
    expect(formatDay(new Date(day).toISOString().slice(0, 10))).toBe(format.format(day));
  }
});
