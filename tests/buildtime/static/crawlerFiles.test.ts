import { expect, it } from 'vitest';
import {
  feed,
  robotsTxt,
  securityTxt,
  sitemap,
} from '../../../src/buildtime/static/crawlerFiles.ts';
import { championship } from '../../../src/data/championship.ts';
import { news } from '../../../src/data/news.ts';
import { newsPath } from '../../../src/data/newsPath.ts';

const url = `https://${championship.domain}`;
const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');
/** The newest article with other facts. */
const articleWith = (facts: Partial<(typeof news)[number]>) =>
  news.slice(0, 1).map((article) => ({ ...article, ...facts }));

it('the sitemap lists every page that may be indexed, and the day of each article', () => {
  const pages = [
    { path: '/', head: {} },
    { path: '/login', head: { noindex: true } },
    ...news.map((article) => ({ path: newsPath(article), head: { article } })),
  ];
  const entries = [...parse(sitemap(pages, url)).querySelectorAll('url')];
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    `${url}/`,
    ...news.map((article) => url + newsPath(article) + article.published),
  ]);
});

it('the feed has a valid Atom entry for each article, newest first', () => {
  const document = parse(feed(news, url));
  expect(document.querySelector('parsererror')).toBeNull();
  const entries = [...document.querySelectorAll('entry')].map((entry) => {
    const textOf = (name: string) => entry.querySelector(name)?.textContent;
    return [textOf('id'), textOf('title'), textOf('updated')?.slice(0, 10)];
  });
  expect(entries).toEqual(
    news.slice(0, 20).map(({ id, title, published }) => [`${url}/news/${id}`, title, published]),
  );
});

it('the feed escapes titles', () => {
  const title = '<b>5 & "6"</b>';
  const document = parse(feed(articleWith({ title }), url));
  expect(document.querySelector('entry > title')?.textContent).toBe(title);
});

it.each([
  { published: '2025-08-26', time: '2025-08-26T09:00:00+02:00' },
  { published: '2025-10-26', time: '2025-10-26T09:00:00+01:00' },
  { published: '2026-03-29', time: '2026-03-29T09:00:00+02:00' },
])('the feed gives an article of $published the time $time in Zurich', ({ published, time }) => {
  expect(feed(articleWith({ published }), url)).toContain(`<updated>${time}</updated>`);
});

it('robots.txt names the sitemap', () => {
  expect(robotsTxt(url)).toContain(`Sitemap: ${url}/sitemap.xml`);
});

it('security.txt has a contact and expires a year after the build', () => {
  const text = securityTxt(url, new Date('2026-02-01T12:00:00Z'));
  expect(text).toContain('Expires: 2027-01-31T00:00:00Z');
  expect(text).toMatch(/^Contact: mailto:/);
});
