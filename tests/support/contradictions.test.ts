import { expect, it } from 'vitest';
import { addDays, formatDay, formatDays, weekdayOf } from '../../src/data/days';
import { event } from '../../src/data/event';
import { contradictions, proseOf } from './contradictions';

it.each([
  formatDay(addDays(event.lastDay, 1)),
  `${weekdayOf(event.lastDay)} ${formatDay(event.firstDay)}`,
  formatDays(addDays(event.firstDay, -1), event.lastDay),
  `WHRC ${Number(event.year) + 1}`,

  'Nineteen tests',
  'twenty-five tests',
  'nine real-world categories',
  'seven category days',
  'two tiers',
  'World Robot Games',
  `WRG ${event.year}`,
])('prose with a wrong date, count or name contradicts the data: %s', (text) => {
  const html = `<p>It is on ${text.replaceAll(/ (?=[A-Z])/g, '&nbsp;')}.</p>`;
  expect(contradictions(proseOf(html))).not.toEqual([]);
});

it('the report of an unknown date says where to allow it', () => {
  const [report] = contradictions('Registration closes on 15 May.');
  expect(report).toBe(
    '“15 May” is not a day of the championship. If it is right, add it to `exceptions` in tests/support/contradictions.ts.',
  );
});
