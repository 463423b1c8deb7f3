import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { articlesModule } from '../../src/buildtime/plugins/pictures';
import { parameterFiles } from '../../src/buildtime/static/filesOfRoutes';
import { feed } from '../../src/buildtime/static/otherFiles';
import { event } from '../../src/data/event';
import { newsListPath } from '../../src/data/newsPath';
import { news, type NewsItem } from '../../src/data/news';
import { newsPages } from '../../src/pages/news/newsPages';
import { manyNews } from '../support/manyNews';

/* The home page must not grow with the number of articles, and the other pages of the news only a little. */

const many = manyNews(250);
const url = `https://${event.domain}`;

/** The pictures of the articles, with hashes that do not compress. */
const images = many.map(({ thumbImage: name }) => ({
  ...{ name, file: '', height: 720, widths: [400, 1280] },
  hash: createHash('sha256').update(name).digest('hex').slice(0, 8),
}));
const bytes = (code: string) => brotliCompressSync(code).length;

/** The files of the list. */
const listFiles = (articles: readonly NewsItem[]) =>
  parameterFiles(
    { path: '/news-or-blog/:page?' },
    { paths: newsPages(articles).map(({ page }) => newsListPath(page)), otherPaths: '404' },
  ).pages;

describe('with hundreds of articles', () => {
  it('one more article adds 150 bytes at most to the list and to each article', () => {
    const grown = bytes(articlesModule(many, images)) - bytes(articlesModule(news, images));
    expect(grown / (many.length - news.length)).toBeLessThan(150);
  });

  it('the second page of the list has its own file', () => {
    const files = listFiles(many).map(({ file }) => file);
    expect(files.slice(0, 2)).toEqual(['news-or-blog.html', 'news-or-blog/2.html']);
  });

  it('the feed has twenty articles', () => {
    expect(feed(many, url).match(/<entry>/g)).toHaveLength(20);
  });
});
