import { expect, it } from 'vitest';
import { renderSite } from '../../../src/buildtime/static/renderSite';
import { event } from '../../../src/data/event';
import { news } from '../../../src/data/news';

const { pages, rules } = await renderSite(`https://${event.domain}`, Date.parse(event.startsAt));

it('each URL and each 404 page is rendered once, into its own file', () => {
  const names = pages.flatMap(({ files }) => files);
  expect(new Set(names).size).toBe(names.length);
  const some = ['index.html', 'register/visitor.html', 'news/1.html'];
  expect(names).toEqual(expect.arrayContaining(some));
  expect(pages.filter(({ path }) => path.includes('*'))).toHaveLength(2);
  const missing = pages.find(({ files }) => files.includes('404.html'));
  expect(missing?.html).toContain('Page Not Found');
  const missingNews = pages.find(({ files }) => files.includes('news-not-found.html'));
  expect(missingNews).toMatchObject({ head: { noindex: true } });
  expect(missingNews?.html).toContain('News not found');
});

it('hosts send the shell for the profile and for paths with a token', () => {
  const fileOf = Object.fromEntries(rules.map(({ path, file }) => [path, file]));
  expect(fileOf).toMatchObject({
    '/': 'index.html',
    '/faq.html': 'faq.html',
    '/register/visitor': 'register/visitor.html',
    '/register/:id': 'shell.html',
    '/reset-password/:token?': 'shell.html',
    '/profile/team': 'shell.html',
  });
  expect(rules.at(-1)).toEqual({
    path: '/news/:id',
    noindex: false,
    file: 'news/$1.html',
    byId: { ids: news.map(({ id }) => String(id)), notFound: 'news-not-found.html' },
  });
});

it('the static header of every page shows no session', () => {
  for (const { path, html } of pages) expect(html, path).toContain('user-menu session-unknown');
});
