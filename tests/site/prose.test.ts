import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { documentHead } from '../../src/buildtime/prerender/documentHead.ts';
import { renderPage } from '../../src/buildtime/prerender/renderSite.tsx';
import { phaseAt, phases } from '../../src/clock/phases.ts';
import { calendarEntry, calendarPath } from '../../src/data/calendar.ts';
import { categories } from '../../src/data/categories/categories.ts';
import { championship } from '../../src/data/championship.ts';
import {
  addDays,
  formatDay,
  formatDayAndMonth,
  formatDays,
  months,
  weekdayOf,
} from '../../src/data/days.ts';
import { legalUpdated } from '../../src/data/legal.ts';
import { news } from '../../src/data/news.ts';
import { programme } from '../../src/data/programme.ts';
import { sponsorTiers } from '../../src/data/sponsorTiers.ts';
import { setBuildPhase } from '../support/clock.ts';
import { elementOf } from '../support/dom.ts';
import { staticPages } from '../support/staticPages.ts';

/* Prose repeats facts: each page, and each file about the product, must agree with the data. */

const days = programme.map(({ date }) => date);
const withWeekday = (date: string, text: string) => [text, `${weekdayOf(date)} ${text}`];

/** All dates that prose may name, for example "Monday 7 September"; those outside the event with their year. */
const rightDates = new Set([
  ...days.flatMap((date) => withWeekday(date, formatDayAndMonth(date))),
  ...[...days, ...news.map(({ published }) => published), legalUpdated].flatMap((date) =>
    withWeekday(date, formatDay(date)),
  ),
]);

const month = `(?:${months.join('|')})`;
const dates = new RegExp(`(?:\\w+day )?\\d+ ${month}(?: \\d{4})?`, 'g');
/** For example "7–13 September 2026". */
const ranges = new RegExp(`(\\d+)(?:–| to )(\\d+)( ${month}(?: \\d{4})?)`, 'g');

const prices = sponsorTiers.map(({ price }) => price);

const numerals = 'zero one two three four five six seven eight nine ten'.split(' ');
const wrongCounts = Object.entries({
  '(?:(?:real-world |detailed )?categories|courses|places of work)': categories.length,
  'days?': programme.length,
}).map(([things, count]) => {
  const wrong = numerals.filter((_, number) => number !== count).join('|');
  return new RegExp(`\\b(?:${wrong}) ${things}\\b`, 'gi');
});

const rule =
  'Prose may name the days of the championship, the dates of articles and of the legal text, the opening time, the numbers of days and courses, the prices of the tiers, and the path of the calendar file. These differ from src/data:';

/** What a text says differently from the data, of the facts in `rule`. */
function contradictions(text: string): string[] {
  const separated = text.replace(ranges, '$1$3, $2$3').replaceAll('day, ', 'day ');
  return [
    ...(separated.match(dates) ?? []).filter((date) => !rightDates.has(date)),
    ...(text.match(/doors open\D{0,40}\d\d:\d\d/gi) ?? []).filter(
      (found) => !found.endsWith(championship.doorsOpen),
    ),
    ...(text.match(/(?<=now=)[\d-]{10}/g) ?? []).filter((date) => !days.includes(date)),
    ...wrongCounts.flatMap((wrong) => text.match(wrong) ?? []),
    ...(text.match(/\/[\w-]+\.ics\b/g) ?? []).filter((path) => path !== calendarPath),
    ...(text.match(/CHF\s[\d,]+\d/g) ?? []).filter(
      (found) => !prices.includes(found.replace(/\s/, ' ')),
    ),
  ];
}

/** The words of HTML: its text, descriptions and labels. */
function proseOf(html: string): string {
  const root = elementOf(html);
  for (const element of root.querySelectorAll('*')) {
    const words = element.getAttribute('content') ?? element.getAttribute('aria-label') ?? '';
    element.before(` ${words} `);
  }
  // U+2060 prevents line breaks.
  return root.textContent.replace(/\u2060/g, '').replace(/\s+/g, ' ');
}

it.each(staticPages)(
  'prose on $path agrees with the data in builds of all phases',
  async ({ path }) => {
    const found = new Set<string>();
    for (const phase of phases) {
      setBuildPhase(phase);
      const { html, head } = await renderPage(path);
      const prose = proseOf(html + documentHead(head, path, `https://${championship.domain}`));
      for (const contradiction of contradictions(prose)) found.add(contradiction);
    }
    expect([...found], rule).toEqual([]);
  },
);

it.each([
  'README.md',
  '.github/ARCHITECTURE.md',
  '.github/CONTRIBUTING.md',
  'src/product.md',
  'src/api/openapi.json',
  'index.html',
  'public/manifest.webmanifest',
])('prose in %s agrees with the data', (file) => {
  expect(contradictions(readFileSync(file, 'utf8').replace(/\s+/g, ' ')), rule).toEqual([]);
});

it('the further builds that CI tests are before and during the championship', () => {
  const dates = readFileSync('.ci/run', 'utf8').match(/\d{4}-\d\d-\d\dT\S+/g) ?? [];
  expect(dates.map((date) => phaseAt(Date.parse(date.replace(';', ''))))).toEqual([
    'before',
    'during',
  ]);
});

it('prose in the calendar entry agrees with the data', () => {
  expect(contradictions(calendarEntry.description)).toEqual([]);
});

it.each([
  formatDay(addDays(championship.lastDay, 1)),
  `${weekdayOf(championship.lastDay)} ${formatDay(championship.firstDay)}`,
  formatDays(addDays(championship.firstDay, -1), championship.lastDay),
  'shown at ?now=2020-09-09T12:00',
  'the floor when the doors open at 08:30',
  'Six courses',
  'nine real-world categories',
  'sale for CHF 15,500',
])('a wrong date, time, count or price in prose is reported: %s', (text) => {
  const html = `<p>It is on ${text.replaceAll(/ (?=[A-Z])/g, '&nbsp;')}.</p>`;
  expect(contradictions(proseOf(html))).not.toEqual([]);
});
