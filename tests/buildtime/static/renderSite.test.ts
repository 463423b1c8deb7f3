import { expect, it } from 'vitest';
import { event } from '../../../src/data/event';
import { renderSite } from '../../../src/buildtime/static/renderSite';

const { pages } = await renderSite(`https://${event.domain}`, Date.parse(event.startsAt));

it('each URL and each 404 page is rendered once, into its own file', () => {
  const names = pages.map(({ file }) => file);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(['index.html', 'register/visitor.html']));
  expect(pages.filter(({ path }) => path.includes('*'))).toHaveLength(2);
  const missing = pages.find(({ file }) => file === '404.html');
  expect(missing?.html).toContain('Page Not Found');
  const missingNews = pages.find(({ file }) => file === 'news-not-found.html');
  expect(missingNews).toMatchObject({ noindex: true });
  expect(missingNews?.html).toContain('News not found');
});

it('the static header of every page shows no session', () => {
  for (const { path, html } of pages) expect(html, path).toContain('user-menu session-unknown');
});
