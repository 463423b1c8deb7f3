import { expect, it } from 'vitest';
import {
  feed,
  robotsTxt,
  securityTxt,
  sitemap,
} from '../../../src/buildtime/prerender/crawlerFiles.ts';
import { championship } from '../../../src/data/championship.ts';
import { news } from '../../../src/data/news.ts';
import { newsPath } from '../../../src/data/newsPath.ts';

const url = `https://${championship.domain}`;
const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');

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
    return [textOf('id'), textOf('title'), textOf('updated')];
  });
  expect(entries).toEqual(
    news.map(({ id, title, published }) => [`${url}/news/${id}`, title, `${published}T07:00:00Z`]),
  );
});

it('the feed escapes titles', () => {
  const title = '<b>5 & "6"</b>';
  const articles = news.slice(0, 1).map((article) => ({ ...article, title }));
  const document = parse(feed(articles, url));
  expect(document.querySelector('entry > title')?.textContent).toBe(title);
});

it('robots.txt names the sitemap', () => {
  expect(robotsTxt(url)).toContain(`Sitemap: ${url}/sitemap.xml`);
});

it('security.txt has a contact and expires within a year of the build', () => {
  const text = securityTxt(url, new Date('2026-02-01T12:00:00Z'));
  expect(text).toContain('Expires: 2027-01-31T00:00:00Z');
  expect(text).toMatch(/^Contact: mailto:/);
});
