import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { documentHead } from '../../src/buildtime/static/documentHead';
import { filesOfRoutes } from '../../src/buildtime/static/filesOfRoutes';
import { render } from '../../src/buildtime/static/render';
import { categories } from '../../src/data/categories';
import { categoryTiles } from '../../src/data/categoryHeads';
import { addDays, formatDay, formatDays, months, weekdayOf } from '../../src/data/days';
import { event } from '../../src/data/event';
import { news } from '../../src/data/news';
import { schedule } from '../../src/data/schedule';
import { sponsorTiers } from '../../src/data/sponsorTiers';
import { calendarEntry } from '../../src/clock/calendar';

/* Prose repeats facts: each page, and each file that people read, must agree with the data. */

const monthName = `(?:${months.join('|')})`;
const weekdayName = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const textOf = (html: string) =>
  html
    // Dates of publication and change.
    .replace(/<time [^>]*>.*?<\/time>/gs, ' ')
    .replace(/<meta property="article:published_time"[^>]*>|last reviewed in \w+ \d+/, ' ')
    .replace(/<!-- -->|\u2060/g, '')
    .replace(/<(?:[^>]* (?:content|aria-label)="([^"]*)")?[^>]*>/g, ' $1 ')
    .replace(/&nbsp;|\s+/g, ' ');

/** Dates, weekdays and years in a text that contradict the programme. */
function wrongDates(text: string): string[] {
  const days = new Map(schedule.map(({ date, weekday }) => [formatDay(date), weekday]));
  const dates = text.matchAll(
    new RegExp(
      `(?:(${weekdayName}),? )?(\\d+)(?:(?:–| to )(\\d+))? (${monthName})(?: (\\d{4}))?`,
      'g',
    ),
  );
  const wrongDays = [...dates].filter(([, weekday, first, last = first, month, year]) => {
    const ends = [first, last].map((day) => `${day} ${month} ${year ?? event.year}`);
    return ends.some((day) => !days.has(day)) || (weekday && days.get(ends[0] ?? '') !== weekday);
  });
  const years = text.matchAll(/(?<![-\w])20[2-9]\d\b(?!-)/g);
  const wrongYears = [...years].filter(
    ([year]) => ![event.year, String(event.copyrightYear)].includes(year),
  );
  const finals = text.matchAll(new RegExp(`(${weekdayName})’s finals?`, 'g'));
  const wrongFinals = [...finals].filter(([, day]) => day !== weekdayOf(event.lastDay));
  return [...wrongDays, ...wrongYears, ...wrongFinals].map(([found]) => found);
}

/** Names of a championship in a text other than this one's. */
const wrongNames = (text: string): string[] =>
  [...text.matchAll(/(?:\b[A-Z][a-z]+ ){2,}(?:Championship|Cup|Games)\b|\b[A-Z]{3,} 20\d\d\b/g)]
    .map(([found]) => found)
    .filter((found) => !found.endsWith(event.name) && found !== event.shortName);

const numbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';

const tests = categories.map((category) => category.tests.length);
/** Counts that texts spell out. */
const counts = [
  {
    thing: '(?:real-world |detailed )?categories|courses|places of work',
    are: [categories.length],
  },
  { thing: 'category days', are: [schedule.filter(({ category }) => category).length] },
  { thing: 'tests', are: [tests[0], tests.reduce((sum, count) => sum + count)] },
  { thing: 'days', are: [schedule.length] },
  { thing: '(?:category )?tiles', are: [categoryTiles.length] },
  { thing: 'tiers', are: [sponsorTiers.length] },
];

const wrongCounts = (text: string): string[] =>
  counts.flatMap(({ thing, are }) =>
    [...text.matchAll(new RegExp(`\\b(${numbers.replaceAll(' ', '|')}) (?:${thing})\\b`, 'gi'))]
      .filter(([, word = '']) => !are.includes(numbers.split(' ').indexOf(word.toLowerCase())))
      .map(([found]) => found),
  );

const mistakes = (text: string) => [...wrongDates(text), ...wrongNames(text), ...wrongCounts(text)];

it.each([
  formatDay(addDays(event.lastDay, 1)),
  `${weekdayOf(event.lastDay)} ${formatDay(event.firstDay)}`,
  formatDays(addDays(event.firstDay, -1), event.lastDay),
  `WHRC ${Number(event.year) + 1}`,
  `${weekdayOf(event.firstDay)}’s finals`,
])('a wrong date is reported: %s', (text) => {
  const html = `<p>It is on ${text.replaceAll(/ (?=[A-Z])/g, '&nbsp;')}.</p>`;
  expect(wrongDates(textOf(html))).toHaveLength(1);
});

it.each([
  ...['Nineteen tests', 'nine real-world categories', 'seven category days', 'two tiers'],
  ...['World Robot Games', `WRG ${event.year}`],
])('a wrong count or name is reported: %s', (text) => {
  expect([...wrongCounts(`of ${text}.`), ...wrongNames(`of ${text}.`)]).toEqual([text]);
});

it.each((await filesOfRoutes()).pages)('prose on $path agrees with the data', async ({ path }) => {
  const { html, head } = await render(path);
  expect(mistakes(textOf(html + documentHead(head, path, 'https://example.org')))).toEqual([]);
});

it.each([
  ...['README.md', '.github/CONTRIBUTING.md', 'src/product.md', 'src/api/openapi.json'],
  ...['index.html', 'public/manifest.webmanifest', 'package.json'],
])('prose in %s agrees with the data', (file) => {
  expect(mistakes(readFileSync(file, 'utf8').replace(/\s+/g, ' '))).toEqual([]);
});

it('prose in the calendar entry agrees with the data', () => {
  expect(mistakes(calendarEntry.description)).toEqual([]);
});

it.each(news)('the tables of article $id have the weekday of each category', ({ id }) => {
  const html = readFileSync(`src/data/news/${id}.html`, 'utf8');
  for (const [row] of html.matchAll(/<tr>.*?<\/tr>/gs)) {
    const [weekday] = new RegExp(weekdayName).exec(row) ?? [];
    const category = categories.find(({ title }) => row.includes(title.replace('&', '&amp;')));
    if (!weekday || !category) continue;
    const day = schedule.find((entry) => entry.category?.id === category.id);
    expect(weekday, row).toBe(day?.weekday);
  }
});
