import { describe, expect, it } from 'vitest';
import { nginxConfig } from '../../src/buildtime/hosts/nginx';
import { siteRules } from '../../src/buildtime/hosts/rules';
import { articleSources, newsModule, newsPages } from '../../src/buildtime/newsModules';
import { withPictures } from '../../src/buildtime/plugins/pictures';
import { pageAddresses, shellAddresses } from '../../src/buildtime/static/pages';
import { feed, sitemap } from '../../src/buildtime/static/siteFiles';
import { newsPath } from '../../src/components/newsPath';
import { news } from '../../src/data/news';
import { manyNews } from '../manyNews';

/*
 * What the site weighs must not follow from how many articles there are: no page loads the whole list.
 */

const many = manyNews(250);
const url = 'https://whrc2026.example';

/** The code of a part of the news. */
const part = (name: string, articles = many) => newsModule(articles, name) ?? '';
/** What the parts' names are that a part imports. */
const imported = (name: string) =>
  [...part(name).matchAll(/import(?:\(| newest from )"virtual:news\/([^"]+)"/g)].map(
    ([, found = '']) => found,
  );
const titlesIn = (code: string) =>
  many.flatMap(({ title }) => (code.includes(`"${title}"`) ? title : []));

describe('with hundreds of articles', () => {
  it('the home page has the six newest, and not a word of any other', () => {
    expect(titlesIn(part('latest'))).toEqual(many.slice(0, 6).map(({ title }) => title));
    expect(part('latest')).toHaveLength(part('latest', many.slice(0, 6)).length);
  });

  it('an article has its own text, and the titles of its neighbours', () => {
    for (const place of [0, 1, 100, many.length - 1]) {
      const { id = 0, summary = '' } = many[place] ?? {};
      const code = part(`article/${id}`);
      expect(titlesIn(code)).toEqual(
        many.slice(Math.max(0, place - 1), place + 2).map(({ title }) => title),
      );
      expect(code.match(/What article \d+ tells/g)).toEqual([summary.slice(0, -1)]);
      expect(code).toContain(`/src/data/news/${id}.html?raw`);
    }
    expect(newsModule(many, 'article/0')).toBeUndefined();
  });

  it('a part of them brings along what is known of the pictures that it shows, and of no others', () => {
    const masters = many.map(({ thumbImage: name }) => ({
      ...{ name, file: '', hash: 'a1b2c3d4', height: 720, widths: [400, 1280] },
    }));
    const code = withPictures(part('article/100'), masters);
    const brought = /Object\.assign\(_pictures, (.*)\);\n/.exec(code ?? '')?.[1] ?? '';
    const one = ['a1b2c3d4', 720, 400, 1280];
    expect(JSON.parse(brought)).toEqual({
      ...{ 'news/99-of-many': one, 'news/100-of-many': one, 'news/101-of-many': one },
    });
    expect(withPictures(part('shelves'), masters)).toBeUndefined();
  });

  it('every article is found by its id, over no more than a hundred others', () => {
    const shelves = imported('shelves');
    const found = shelves.flatMap((shelf) => {
      const articles = imported(shelf);
      expect(articles.length).toBeLessThanOrEqual(100);
      return articles;
    });
    expect(new Set(found)).toEqual(new Set(many.map(({ id }) => `article/${id}`)));
    // The newest are at hand without another request.
    expect(part('shelves')).toMatch(/^import newest from "virtual:news\/shelf\/2xx";/);
  });

  it('the list comes in pages, which have all articles in their order', () => {
    const pages = newsPages(many);
    expect(pages.flatMap(({ items }) => items)).toEqual(many);
    for (const { items } of pages) expect(items.length).toBeLessThanOrEqual(24);
    expect(imported('lists')).toEqual(pages.map(({ page }) => `list/${page}`));
    expect(JSON.parse(part('list/2').slice('export default '.length, -1))).toEqual(pages[1]);
    expect(newsModule(many, 'list/99')).toBeUndefined();
  });

  it('each page of the list and each article is a file, with what it loads', () => {
    const addresses = pageAddresses(many);
    const lists = addresses.filter(({ path }) => path.startsWith('/news-or-blog'));
    expect(lists.map(({ path }) => path)).toEqual([
      '/news-or-blog',
      ...newsPages(many)
        .slice(1)
        .map(({ page }) => `/news-or-blog/${page}`),
    ]);
    expect(lists[1]).toMatchObject({
      file: 'news-or-blog/2.html',
      data: ['virtual:news/list/2'],
    });
    const articles = addresses.filter(({ article }) => article);
    expect(articles.map(({ path }) => path)).toEqual(many.map(newsPath));
    const sources = (place: number) => {
      const article = many[place];
      return article && articleSources(many, article);
    };
    expect(sources(0)).toEqual(['virtual:news/article/250']);
    expect(sources(249)).toEqual(['virtual:news/shelf/xx', 'virtual:news/article/1']);
  });

  it('the sitemap lists each of them once, and says when it is full', () => {
    const pages = pageAddresses(many).map((page) => ({ ...page, noindex: false }));
    const listed = sitemap(pages, url).match(/<loc>/g);
    expect(listed).toHaveLength(new Set(pages.map(({ path }) => path)).size);
    const tooMany = Array.from({ length: 50_001 }, () => ({ path: '/', noindex: false }));
    expect(() => sitemap(tooMany, url)).toThrow('50000');
  });

  it('the feed has the newest twenty', () => {
    const ids = [...feed(many, url).matchAll(/<id>.*\/news\/(\d+)<\/id>/g)].map(([, id]) => id);
    expect(ids).toEqual(many.slice(0, 20).map(({ id }) => String(id)));
  });

  it('the recipe for nginx has no line more for an article, and no word that nginx cannot read', () => {
    const recipe = (articles: typeof many) => {
      const pages = pageAddresses(articles).map((page) => ({ ...page, noindex: false }));
      return nginxConfig(siteRules(pages, shellAddresses(articles), {}), url).split('\n');
    };
    const lists = newsPages(many).length - 1;
    expect(recipe(many)).toHaveLength(recipe([...news]).length + lists);
    const longest = recipe(manyNews(2000)).flatMap((line) => line.split(' '));
    expect(Math.max(...longest.map(({ length }) => length))).toBeLessThan(4096);
  });
});

it('the ten articles of the beginning are all on one page', () => {
  expect(newsPages(news.slice(0, 10))).toEqual([{ page: 1, pages: 1, items: news.slice(0, 10) }]);
});
