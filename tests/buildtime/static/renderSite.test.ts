import { expect, it } from 'vitest';
import { renderSite } from '../../../src/buildtime/static/renderSite';
import { event } from '../../../src/data/event';
import { news } from '../../../src/data/news';

const { pages, rules } = await renderSite(`https://${event.domain}`, Date.parse(event.startsAt));

it('each URL and each 404 page is rendered once, into its own file', () => {
  const names = pages.flatMap(({ files }) => files);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(
    expect.arrayContaining(['index.html', 'register/visitor.html', 'news/1.html']),
  );
  expect(pages.filter(({ path }) => path.includes('*'))).toHaveLength(2);
  const missing = pages.find(({ files }) => files.includes('404.html'));
  expect(missing?.html).toContain('Page Not Found');
  const missingNews = pages.find(({ files }) => files.includes('news-not-found.html'));
  expect(missingNews).toMatchObject({ noindex: true });
  expect(missingNews?.html).toContain('News not found');
});

it('hosts send the shell for the profile and for paths with a token', () => {
  const paths = (document: string) =>
    rules.filter((rule) => rule.document === document).map(({ path }) => path);
  expect(paths('page')).toEqual(expect.arrayContaining(['/', '/faq.html', '/register/visitor']));
  expect(paths('shell')).toEqual(
    expect.arrayContaining(['/register/:id', '/reset-password/:token?', '/profile/team']),
  );
  const articles = { path: '/news/:id', document: 'pageOfId', noindex: false };
  expect(rules.at(-1)).toMatchObject({ ...articles, ids: news.map(({ id }) => String(id)) });
});

it('the static header of every page shows no session', () => {
  for (const { path, html } of pages) expect(html, path).toContain('user-menu session-unknown');
});
