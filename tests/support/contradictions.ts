import { categories } from '../../src/data/categories';
import { categoryTiles } from '../../src/data/categorySummaries';
import { formatDay, months, weekdayOf } from '../../src/data/days';
import { event } from '../../src/data/event';
import { schedule } from '../../src/data/schedule';
import { sponsorTiers } from '../../src/data/sponsorTiers';

/* Facts in prose that contradict the data. */

const monthName = `(?:${months.join('|')})`;
export const weekdayName = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
/** The prose of HTML, without dates of publication and change. */
export const proseOf = (html: string) =>
  html
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

/** The parts of a text that contradict the data. */
export const contradictions = (text: string) => [
  ...wrongDates(text),
  ...wrongNames(text),
  ...wrongCounts(text),
];
