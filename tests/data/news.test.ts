import { describe, expect, it } from 'vitest';
import { readSourceImages } from '../../src/buildtime/plugins/pictures.ts';
import { categories } from '../../src/data/categories/categories.ts';
import { formatDay, formatDays } from '../../src/data/days.ts';
import { news } from '../../src/data/news.ts';
import { newsPath, slugOf } from '../../src/data/newsPath.ts';
import { dayOfCategory } from '../../src/data/programme.ts';
import { elementOf } from '../support/dom.ts';
import { requireNonNull } from '../support/requireNonNull.ts';

const files = import.meta.glob<string>('../../src/pages/news/articles/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const bodyOf = (id: number) => files[`../../src/pages/news/articles/${id}.html`] ?? '';

describe('the list of articles', () => {
  it('has at least articles 1 to 10, and no id twice', () => {
    const ids = news.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(Number.isInteger(id) && id > 0, String(id)).toBe(true);
  });

  it('has valid dates, newest first', () => {
    const days = news.map(({ published }) => published);
    for (const day of days) expect(new Date(day).toISOString()).toBe(`${day}T00:00:00.000Z`);
    expect(days).toEqual([...days].sort().reverse());
  });

  it('has one URL and one body for each article', () => {
    expect(new Set(news.map(newsPath)).size).toBe(news.length);
    const bodies = news.map(({ id }) => `../../src/pages/news/articles/${id}.html`);
    expect(Object.keys(files).sort()).toEqual(bodies.sort());
  });

  it.each(news)('has a summary, a topic and existing pictures for article $id', async (item) => {
    const pictures = (await readSourceImages()).map(({ name }) => name);
    expect(item.summary).toMatch(/^.{40,160}$/);
    expect(item.topic).toMatch(/^\S.{1,20}$/);
    expect(pictures).toEqual(expect.arrayContaining([item.thumbImage, item.fullImage]));
    expect(item.imageAlt).toMatch(/^.{20,}/);
  });
});

it.each([
  { title: 'One hall, five courses: how it is used', slug: 'one-hall-five-courses-how-it-is-used' },
  { title: '  “1,000 points!” ', slug: '1-000-points' },
  { title: 'Zürich – 20°', slug: 'z-rich-20' },
  { title: '---', slug: '' },
])('the slug of $title is $slug', ({ title, slug }) => expect(slugOf(title)).toBe(slug));

it.each(news)('the body of article $id has 350 to 750 words', ({ id }) => {
  const text = bodyOf(id).replace(/<[^>]*>/g, ' ');
  const words = text.match(/\S+/g);
  expect(words?.length).toBeGreaterThanOrEqual(350);
  expect(words?.length).toBeLessThanOrEqual(750);
});

it('article 1 has a table of all courses, with their days and sizes', () => {
  const table = requireNonNull(elementOf(bodyOf(1)).querySelector('table'), 'The table');
  const textOf = ({ textContent }: Element) => textContent.replace(/\s+/g, ' ').trim();
  const rows = [...table.rows].map(({ cells }) => [...cells].map(textOf));
  const sizeOf = (width: number, depth: number) => `${width} × ${depth} m, ${width * depth} m²`;
  const days = categories.map(({ id }) => dayOfCategory(id));
  expect(rows.slice(1)).toEqual(
    categories.map(({ course: { name, width, depth } }, index) => [
      `The ${name.toLowerCase()}`,
      days[index]?.weekday,
      sizeOf(width, depth),
      sizeOf(width + 4, depth + 4),
    ]),
  );
  expect(table.caption).toHaveTextContent(formatDays(days[0]?.date ?? '', days.at(-1)?.date ?? ''));
});

it('article 9 names no day except that of its category', () => {
  const { weekday, date } = dayOfCategory('cat5');
  const { title, summary } = requireNonNull(
    news.find(({ id }) => id === 9),
    'Article 9',
  );
  const words = [title, summary, bodyOf(9)].join(' ').replace(/\s+/g, ' ');
  const named = words.match(/[A-Z]\w+day\b|\d+ [A-Z]\w+ \d{4}/g);
  expect(new Set(named)).toEqual(new Set([weekday, formatDay(date)]));
});
