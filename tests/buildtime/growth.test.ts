import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import latest from 'virtual:latest';
import { describe, expect, it } from 'vitest';
import { nginxConfig } from '../../src/buildtime/hosts/nginx';
import { siteRules } from '../../src/buildtime/hosts/rules';
import { articlesModule } from '../../src/buildtime/plugins/pictures';
import { pageFiles, shellPaths } from '../../src/buildtime/static/pages';
import { feed, sitemap } from '../../src/buildtime/static/siteFiles';
import { newsPath } from '../../src/components/newsPath';
import { news, type NewsItem } from '../../src/data/news';
import { newsPages } from '../../src/pages/news/newsPages';
import { manyNews } from '../manyNews';

/* The home page must not grow with the number of articles, and the other pages of the news only a little. */

const many = manyNews(250);
const url = 'https://whrc2026.example';

/** The pictures of the articles, with hashes that do not compress. */
const images = many.map(({ thumbImage: name }) => ({
  ...{ name, file: '', height: 720, widths: [400, 1280] },
  hash: createHash('sha256').update(name).digest('hex').slice(0, 8),
}));
const bytes = (code: string) => brotliCompressSync(code).length;

describe('with hundreds of articles', () => {
  it('the home page has the six newest and their pictures, and nothing of any other', () => {
    expect(latest).toEqual(news.slice(0, 6));
    const code = articlesModule(many.slice(0, 6), images);
    expect(new Set(code.match(/news\/\d+-of-many/g)).size).toBe(6);
  });

  it('the list and each article grow by 150 bytes at most with an article', () => {
    const grown = bytes(articlesModule(many, images)) - bytes(articlesModule(news, images));
    expect(grown / (many.length - news.length)).toBeLessThan(150);
  });

  it('the pages of the list have all articles in their order', () => {
    const pages = newsPages(many);
    expect(pages.flatMap(({ items }) => items)).toEqual(many);
    for (const { items } of pages) expect(items.length).toBeLessThanOrEqual(24);
  });

  it('each page of the list and each article is a file', () => {
    const files = pageFiles(many);
    const lists = files.filter(({ path }) => path.startsWith('/news-or-blog'));
    expect(lists.map(({ path }) => path)).toEqual([
      '/news-or-blog',
      ...newsPages(many)
        .slice(1)
        .map(({ page }) => `/news-or-blog/${page}`),
    ]);
    expect(lists[1]?.file).toBe('news-or-blog/2.html');
    const articles = files.filter(({ article }) => article);
    expect(articles.map(({ path }) => path)).toEqual(many.map(newsPath));
  });

  it('the sitemap lists each of them once, and says when it is full', () => {
    const pages = pageFiles(many).map((page) => ({ ...page, noindex: false }));
    const listed = sitemap(pages, url).match(/<loc>/g);
    expect(listed).toHaveLength(new Set(pages.map(({ path }) => path)).size);
    const tooMany = Array.from({ length: 50_001 }, () => ({ path: '/', noindex: false }));
    expect(() => sitemap(tooMany, url)).toThrow('50000');
  });

  it('the feed has twenty', () => {
    expect(feed(many, url).match(/<entry>/g)).toHaveLength(20);
  });

  it('an article adds no line to the recipe for nginx', () => {
    const recipe = (articles: readonly NewsItem[]) => {
      const pages = pageFiles(articles).map((page) => ({ ...page, noindex: false }));
      return nginxConfig(siteRules(pages, shellPaths, {}), url).split('\n');
    };
    const lists = newsPages(many).length - newsPages(news).length;
    expect(recipe(many)).toHaveLength(recipe(news).length + lists);
  });
});
