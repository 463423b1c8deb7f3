import { describe, expect, it } from 'vitest';
import { event } from '../../../src/data/event';
import { news } from '../../../src/data/news';
import { newsPath } from '../../../src/data/newsPath';
import { feed, robotsTxt, securityTxt, sitemap } from '../../../src/buildtime/static/siteFiles';

const url = `https://${event.domain}`;
const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');

describe('the files for crawlers and feed readers', () => {
  it('list every indexed page in the sitemap, articles with their day', () => {
    const articles = news.map((article) => ({ path: newsPath(article), noindex: false, article }));
    const pages = [{ path: '/', noindex: false }, { path: '/login', noindex: true }, ...articles];
    const entries = [...parse(sitemap(pages, url)).querySelectorAll('url')];
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      `${url}/`,
      ...articles.map(({ path, article }) => url + path + article.published),
    ]);
  });

  it('have a valid feed entry per article, newest first', () => {
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

  it('escape titles in the feed', () => {
    const title = '<b>5 & "6"</b>';
    const articles = news.slice(0, 1).map((article) => ({ ...article, title }));
    expect(parse(feed(articles, url)).querySelector('entry > title')?.textContent).toBe(title);
  });

  it('give times in Zurich, in summer and in winter', () => {
    for (const [published, time] of [
      ['2025-08-26', '2025-08-26T09:00:00+02:00'],
      ['2025-10-26', '2025-10-26T09:00:00+01:00'],
      ['2026-03-29', '2026-03-29T09:00:00+02:00'],
    ] as const) {
      const articles = news.slice(0, 1).map((article) => ({ ...article, published }));
      expect(feed(articles, url)).toContain(`<updated>${time}</updated>`);
    }
  });

  it('name the sitemap in robots.txt and a contact that has not expired in security.txt', () => {
    expect(robotsTxt(url)).toContain(`Sitemap: ${url}/sitemap.xml`);
    const text = securityTxt(url, new Date('2026-02-01T12:00:00Z'));
    expect(text).toContain('Expires: 2027-01-31T00:00:00Z');
    expect(text).toMatch(/^Contact: mailto:/);
  });
});
