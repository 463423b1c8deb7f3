import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { documentHead } from '../../src/buildtime/static/documentHead.ts';
import { renderPage } from '../../src/buildtime/static/renderSite.tsx';
import { calendarEntry } from '../../src/data/calendar.ts';
import { categories } from '../../src/data/categories.ts';
import { addDays, formatDay, formatDays, months, weekdayOf } from '../../src/data/days.ts';
import { event } from '../../src/data/event.ts';
import { news } from '../../src/data/news.ts';
import { dayOfCategory, schedule } from '../../src/data/schedule.ts';
import { setBuildPhase } from '../support/clock.ts';
import { contradictions, proseOf, weekdayName } from '../support/contradictions.ts';
import { staticPages } from '../support/staticPages.ts';

/* Prose repeats facts: each page, and each file about the product, must agree with the data. */

it.each(staticPages)(
  'prose on $path agrees with the data, whenever it is built',
  async ({ path }) => {
    const found = new Set<string>();
    for (const phase of ['before', 'during', 'after'] as const) {
      setBuildPhase(phase);
      const { html, head } = await renderPage(path);
      const prose = proseOf(html + documentHead(head, path, `https://${event.domain}`));
      for (const contradiction of contradictions(prose)) found.add(contradiction);
    }
    expect([...found]).toEqual([]);
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
  expect(contradictions(readFileSync(file, 'utf8').replace(/\s+/g, ' '))).toEqual([]);
});

it('prose in the calendar entry agrees with the data', () => {
  expect(contradictions(calendarEntry.description)).toEqual([]);
});

const article = (id: number) => {
  const { title = '', summary = '' } = news.find((item) => item.id === id) ?? {};
  return [title, summary, readFileSync(`src/data/news/${id}.html`, 'utf8')].join(' ');
};

it('article 9 names no weekday or date but its own day', () => {
  const day = dayOfCategory('cat5');
  const text = article(9).replace(/\s+/g, ' ');
  const named = text.match(new RegExp(`${weekdayName}|\\d+ (?:${months.join('|')}) \\d{4}`, 'g'));
  expect(new Set(named)).toEqual(new Set([day?.weekday, formatDay(day?.date ?? '')]));
});

it('article 1 has the dates of the category days', () => {
  const days = schedule.filter((day) => day.categories.length > 0).map(({ date }) => date);
  expect(article(1)).toContain(formatDays(days[0] ?? '', days.at(-1) ?? ''));
});

// The note of a set-up begins with the name of its course.
const courses = categories.map(({ id, features }) => ({
  id,
  course: features.find(({ title }) => title === 'Setup')?.note.split(':')[0],
}));

it.each(courses)('article 1 gives $course the weekday of its category', ({ id, course }) => {
  const rows = Array.from(article(1).matchAll(/<tr>.*?<\/tr>/gs), ([row]) => row);
  const row = rows.find((one) => one.includes(`<th scope="row">${course}</th>`)) ?? '';
  expect(new RegExp(weekdayName).exec(row)?.[0]).toBe(dayOfCategory(id)?.weekday);
});

it.each([
  formatDay(addDays(event.lastDay, 1)),
  `${weekdayOf(event.lastDay)} ${formatDay(event.firstDay)}`,
  formatDays(addDays(event.firstDay, -1), event.lastDay),
  `WHRC ${Number(event.year) + 1}`,
  'Six courses',
  'nine real-world categories',
  'World Robot Games',
  `WRG ${event.year}`,
])('prose with a wrong date, count or name contradicts the data: %s', (text) => {
  const html = `<p>It is on ${text.replaceAll(/ (?=[A-Z])/g, '&nbsp;')}.</p>`;
  expect(contradictions(proseOf(html))).not.toEqual([]);
});
