import { expect, it } from 'vitest';
import { pageFile } from '../../../src/buildtime/outputFiles.ts';
import { renderSite } from '../../../src/buildtime/prerender/renderSite.tsx';
import { championship } from '../../../src/data/championship.ts';
import { news } from '../../../src/data/news.ts';
import { newsPath } from '../../../src/data/newsPath.ts';
import { requireNonNull } from '../../support/requireNonNull.ts';

const article = requireNonNull(news[0], 'An article');
const articleFile = pageFile(newsPath(article));
const { pages, hostRoutes } = await renderSite(
  `https://${championship.domain}`,
  Date.parse(championship.startsAt),
);

it('each URL and each 404 page is rendered once, into its own file', () => {
  const names = pages.map(({ path }) => pageFile(path));
  expect(new Set(names).size).toBe(names.length);
  const some = ['index.html', 'register/visitor.html', articleFile];
  expect(names).toEqual(expect.arrayContaining(some));
  expect(pages.filter(({ isNotFound }) => isNotFound)).toHaveLength(2);
  const missing = pages.find(({ path }) => path === '/404');
  expect(missing?.html).toContain('Page Not Found');
  const missingNews = pages.find(({ path }) => path === '/news/not-found');
  expect(missingNews).toMatchObject({ head: { noindex: true } });
  expect(missingNews?.html).toContain('News not found');
});

it('hosts also send an article at its old paths, and send the shell for pages that are not prerendered', () => {
  const fileOf = Object.fromEntries(hostRoutes.map(({ path, file }) => [path, file]));
  expect(fileOf).toMatchObject({
    '/': 'index.html',
    '/faq.html': 'faq.html',
    '/register/visitor': 'register/visitor.html',
    '/register/:id': 'shell.html',
    '/reset-password/:token?': 'shell.html',
    '/profile/team': 'shell.html',
    [newsPath(article)]: articleFile,
    [`/news/${article.id}`]: articleFile,
    [`/news/${article.id}-*`]: articleFile,
  });
  expect(hostRoutes).toContainEqual({
    path: '/news/:id',
    noindex: false,
    file: 'news/not-found.html',
    status: 404,
  });
});

it('no prerendered page shows a session in its header', () => {
  for (const { path, html } of pages) expect(html, path).toContain('user-menu session-unknown');
});
