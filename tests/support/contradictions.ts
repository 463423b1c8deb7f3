import { calendarPath } from '../../src/data/calendar.ts';
import { categories } from '../../src/data/categories.ts';
import { formatDay, months } from '../../src/data/days.ts';
import { event } from '../../src/data/event.ts';
import { legalUpdated } from '../../src/data/legal.ts';
import { news } from '../../src/data/news.ts';
import { schedule } from '../../src/data/schedule.ts';
import { elementOf } from './dom.ts';

/*
 * Finds facts in prose that contradict the data: dates, weekdays and the number of courses. So it finds the places that
 * other dates or a further category forget.
 */

/** Dates that are right although they are not those of the championship. Add others here. */
const exceptions = [...news.map(({ published }) => published), legalUpdated].map(formatDay);

const numerals = 'zero one two three four five six seven eight nine ten'.split(' ');
const monthName = months.join('|');
export const weekdayName = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';

/** A kind of fact: how prose writes it, when it is right, and what to do about a wrong one. */
interface Fact {
  pattern: RegExp;
  /** @param parts what the groups of `pattern` have matched. */
  isRight: (...parts: (string | undefined)[]) => boolean;
  advice: string;
}

const championshipDays = schedule.map(({ date }) => formatDay(date));

const facts: readonly Fact[] = [
  {
    // "7 September" or "7–13 September 2026".
    pattern: new RegExp(`(\\d+)(?:(?:–| to )(\\d+))? (${monthName})(?: (\\d{4}))?`, 'g'),
    isRight: (first, last = first, month, year = event.year) =>
      [first, last].every((day) => championshipDays.includes(`${day} ${month} ${year}`)),
    advice:
      'is not a day of the championship. If it is right, add it to `exceptions` in tests/support/contradictions.ts.',
  },
  {
    pattern: new RegExp(`(${weekdayName}),? (\\d+ (?:${monthName}))`, 'g'),
    isRight: (weekday, day) => {
      const date = schedule.find((row) => formatDay(row.date).startsWith(`${day} `));
      return date === undefined || date.weekday === weekday;
    },
    advice: 'has another weekday in src/data/schedule.ts.',
  },
  {
    pattern: /(\/[\w-]+\.ics)\b/g,
    isRight: (path) => path === calendarPath,
    advice: 'is not the path of the calendar file.',
  },
  {
    // A further category changes this number.
    pattern: new RegExp(
      `(?<![\\w-])(${numerals.join('|')}) (?:(?:real-world |detailed )?categories|courses|places of work)\\b`,
      'gi',
    ),
    isRight: (numeral = '') => numerals.indexOf(numeral.toLowerCase()) === categories.length,
    advice: 'is not the number of categories in src/data/categories.ts.',
  },
];

/** The parts of a text that contradict the data, each with advice. */
export function contradictions(text: string): string[] {
  const checked = text.replace(new RegExp(`(?<![\\d–])(?:${exceptions.join('|')})`, 'g'), '');
  return facts.flatMap(({ pattern, isRight, advice }) =>
    [...checked.matchAll(pattern)]
      .filter(([, ...parts]) => !isRight(...parts))
      .map(([found]) => `“${found}” ${advice}`),
  );
}

/** The words of HTML: its text, descriptions and labels. */
export function proseOf(html: string): string {
  const root = elementOf(html);
  for (const element of root.querySelectorAll('*')) {
    const words = element.getAttribute('content') ?? element.getAttribute('aria-label') ?? '';
    element.before(` ${words} `);
  }
  // U+2060 prevents line breaks.
  return root.textContent.replace(/\u2060/g, '').replace(/\s+/g, ' ');
}
