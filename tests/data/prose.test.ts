import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { documentHead } from '../../src/buildtime/static/documentHead';
import { filesOfRoutes } from '../../src/buildtime/static/filesOfRoutes';
import { render } from '../../src/buildtime/static/renderSite';
import { calendarEntry } from '../../src/data/calendar';
import { categories } from '../../src/data/categories';
import { event } from '../../src/data/event';
import { schedule } from '../../src/data/schedule';
import { contradictions, proseOf, weekdayName } from '../support/contradictions';
import { end, start } from '../support/phases';

/* Prose repeats facts: each page, and each file about the product, must agree with the data. */

const { pages } = await filesOfRoutes();

describe.each([
  { phase: 'before', builtAt: 0 },
  { phase: 'during', builtAt: start },
  { phase: 'after', builtAt: end },
])('in a build $phase the championship', ({ builtAt }) => {
  it.each(pages)('prose on $path agrees with the data', async ({ path, renderedAt }) => {
    vi.stubGlobal('__WORDS_SINCE__', builtAt);
    const { html, head } = await render(renderedAt);
    const page = html + documentHead(head, path, `https://${event.domain}`);
    expect(contradictions(proseOf(page))).toEqual([]);
  });
});

it.each(['src/product.md', 'src/api/openapi.json', 'index.html', 'public/manifest.webmanifest'])(
  'prose in %s agrees with the data',
  (file) => {
    expect(contradictions(readFileSync(file, 'utf8').replace(/\s+/g, ' '))).toEqual([]);
  },
);

it('prose in the calendar entry agrees with the data', () => {
  expect(contradictions(calendarEntry.description)).toEqual([]);
});

// The note of a set-up begins with the name of its course.
const courses = categories.map(({ id, features }) => ({
  id,
  course: features.find(({ title }) => title === 'Setup')?.note.split(':')[0],
}));

it.each(courses)('article 1 gives “$course” the weekday of its category', ({ id, course }) => {
  const html = readFileSync('src/data/news/1.html', 'utf8');
  const rows = Array.from(html.matchAll(/<tr>.*?<\/tr>/gs), ([row]) => row);
  const row = rows.find((one) => one.includes(`<th scope="row">${course}</th>`)) ?? '';
  const day = schedule.find(({ category }) => category?.id === id);
  expect(new RegExp(weekdayName).exec(row)?.[0]).toBe(day?.weekday);
});
