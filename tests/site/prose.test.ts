import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { documentHead } from '../../src/buildtime/static/documentHead.ts';
import { renderPage } from '../../src/buildtime/static/renderSite.tsx';
import { calendarEntry, calendarPath } from '../../src/data/calendar.ts';
import { categories } from '../../src/data/categories.ts';
import { championship } from '../../src/data/championship.ts';
import {
  addDays,
  formatDay,
  formatDayOfYear,
  formatDays,
  months,
  weekdayOf,
} from '../../src/data/days.ts';
import { legalUpdated } from '../../src/data/legal.ts';
import { news } from '../../src/data/news.ts';
import { dayOfCategory, schedule } from '../../src/data/schedule.ts';
import { setBuildPhase } from '../support/clock.ts';
import { elementOf } from '../support/dom.ts';
import { requireNonNull } from '../support/requireNonNull.ts';
import { staticPages } from '../support/staticPages.ts';

/* Prose repeats facts: each page, and each file about the product, must agree with the data. */

const days = schedule.map(({ date }) => date);
/** Other dates that prose may name, with their year. */
const otherDates = [...news.map(({ published }) => published), legalUpdated];

/** All dates that prose may name, for example "Monday 7 September", "7 September 2026". */
const rightDates = new Set(
  [...days, ...otherDates].flatMap((date) => {
    const texts = days.includes(date)
      ? [formatDayOfYear(date), formatDay(date)]
      : [formatDay(date)];
    return [...texts, ...texts.map((text) => `${weekdayOf(date)} ${text}`)];
  }),
);

const weekday = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const month = `(?:${months.join('|')})`;
const dates = new RegExp(`(?:${weekday} )?\\d+ ${month}(?: \\d{4})?`, 'g');
/** For example "7–13 September 2026". */
const ranges = new RegExp(`(\\d+)(?:–| to )(\\d+)( ${month}(?: \\d{4})?)`, 'g');

const numerals = 'zero one two three four five six seven eight nine ten'.split(' ');
const counts = new RegExp(
  `(?<![\\w-])(${numerals.join('|')}) (?:(?:real-world |detailed )?categories|courses|places of work)\\b`,
  'gi',
);

const rule =
  'Prose may name the days of the championship, the dates of articles and of the legal text, the number of courses, and the path of the calendar file. These differ from src/data:';

/** The dates, numbers of courses and paths of the calendar file in a text that differ from the data. */
function contradictions(text: string): string[] {
  const separated = text.replace(ranges, '$1$3, $2$3').replaceAll('day, ', 'day ');
  return [
    ...(separated.match(dates) ?? []).filter((date) => !rightDates.has(date)),
    ...[...text.matchAll(counts)]
      .filter(([, numeral = '']) => numerals.indexOf(numeral.toLowerCase()) !== categories.length)
      .map(([found]) => found),
    ...(text.match(/\/[\w-]+\.ics\b/g) ?? []).filter((path) => path !== calendarPath),
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
  'prose on $path agrees with the data, whenever it is built',
  async ({ path }) => {
    const found = new Set<string>();
    for (const phase of ['before', 'during', 'after'] as const) {
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
  '.github/CONTRIBUTING.md',
  'src/product.md',
  'src/api/openapi.json',
  'index.html',
  'public/manifest.webmanifest',
])('prose in %s agrees with the data', (file) => {
  expect(contradictions(readFileSync(file, 'utf8').replace(/\s+/g, ' ')), rule).toEqual([]);
});

it('prose in the calendar entry agrees with the data', () => {
  expect(contradictions(calendarEntry.description)).toEqual([]);
});

const articleFile = (id: number) => `src/data/news/${id}.html`;
const article = (id: number) => {
  const { title = '', summary = '' } = news.find((item) => item.id === id) ?? {};
  const html = readFileSync(articleFile(id), 'utf8');
  return [title, summary, html].join(' ').replace(/\s+/g, ' ');
};

const schoolsDay = requireNonNull(dayOfCategory('cat5'), 'The day of cat5');
const schoolsDate = formatDay(schoolsDay.date);

it(`${articleFile(9)}, its title and its summary name only ${schoolsDay.weekday} and ${schoolsDate}`, () => {
  const named = article(9).match(new RegExp(`${weekday}|\\d+ ${month} \\d{4}`, 'g'));
  expect(new Set(named)).toEqual(new Set([schoolsDay.weekday, schoolsDate]));
});

const categoryDays = schedule.filter(({ categories }) => categories.length > 0);
const [firstDay, lastDay] = [categoryDays[0], categoryDays.at(-1)].map((day) => day?.date ?? '');
const courses = categoryDays.flatMap(({ weekday, categories }) =>
  categories.map(
    ({ course }) => `<th scope="row">The ${course.name.toLowerCase()}</th> <td>${weekday}</td>`,
  ),
);

it.each([formatDays(firstDay ?? '', lastDay ?? ''), ...courses])(
  `the table of ${articleFile(1)} says: %s`,
  (words) => {
    expect(article(1)).toContain(words);
  },
);

it.each([
  formatDay(addDays(championship.lastDay, 1)),
  `${weekdayOf(championship.lastDay)} ${formatDay(championship.firstDay)}`,
  formatDays(addDays(championship.firstDay, -1), championship.lastDay),
  'Six courses',
  'nine real-world categories',
])('prose with a wrong date or count contradicts the data: %s', (text) => {
  const html = `<p>It is on ${text.replaceAll(/ (?=[A-Z])/g, '&nbsp;')}.</p>`;
  expect(contradictions(proseOf(html))).not.toEqual([]);
});
