import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { documentHead } from '../../src/buildtime/static/documentHead';
import { filesOfRoutes } from '../../src/buildtime/static/filesOfRoutes';
import { render } from '../../src/buildtime/static/renderSite';
import { calendarEntry } from '../../src/clock/calendar';
import { categories } from '../../src/data/categories';
import { event } from '../../src/data/event';
import { news } from '../../src/data/news';
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

it.each(news)('the tables of article $id give each category its weekday', ({ id }) => {
  const html = readFileSync(`src/data/news/${id}.html`, 'utf8');
  for (const [row] of html.matchAll(/<tr>.*?<\/tr>/gs)) {
    const [weekday] = new RegExp(weekdayName).exec(row) ?? [];
    const category = categories.find(({ title }) => row.includes(title.replace('&', '&amp;')));
    if (!weekday || !category) continue;
    const day = schedule.find((entry) => entry.category?.id === category.id);
    expect(weekday, row).toBe(day?.weekday);
  }
});
