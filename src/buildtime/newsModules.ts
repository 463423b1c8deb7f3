import type { Article, Neighbour, NewsItem, NewsPage } from '../data/news.ts';

/*
 * The list of all articles, cut into modules, so that no page grows with it: each loads what it shows, and
 * no more.
 */

/** How many articles the home page shows. */
const onHome = 6;

/** How many articles a page of the list shows. */
const onListPage = 24;

/** The pages of the list, the newest articles first; there is at least one. */
export function newsPages(news: readonly NewsItem[]): NewsPage[] {
  const pages = Math.max(1, Math.ceil(news.length / onListPage));
  return Array.from({ length: pages }, (_, index) => ({
    page: index + 1,
    pages,
    items: news.slice(index * onListPage, (index + 1) * onListPage),
  }));
}

/** An article between its neighbours, without its body. */
function articleOf(news: readonly NewsItem[], id: string): Omit<Article, 'body'> | undefined {
  const place = news.findIndex((one) => String(one.id) === id);
  const item = news[place];
  if (!item) return undefined;
  const brief = (other?: NewsItem): Neighbour | undefined =>
    other && { id: other.id, title: other.title, thumbImage: other.thumbImage };
  return { item, previous: brief(news[place + 1]), next: brief(news[place - 1]) };
}

/** Articles whose ids differ in their last two digits alone share a shelf. */
const shelfOf = ({ id }: NewsItem): string => String(id).slice(0, -2);

/** A map from keys to imports, as code. */
const imports = (entries: readonly (readonly [key: string, name: string])[]) =>
  `new Map([${entries.map(([key, name]) => `["${key}", () => import("${moduleId(name)}")]`).join(',\n')}])`;

const moduleId = (name: string) => `virtual:news/${name}`;

/** What follows the kind of a module in its name, and gives its code; undefined when there is no such module. */
type Writer = (news: readonly NewsItem[], key: string) => string | undefined;

const writers: Readonly<Record<string, Writer>> = {
  latest: (news) => `export default ${JSON.stringify(news.slice(0, onHome))};`,

  lists: (news) => {
    const entries = newsPages(news).map(
      ({ page }) => [page === 1 ? '' : String(page), `list/${page}`] as const,
    );
    return `export default ${imports(entries)};`;
  },

  list: (news, key) => {
    const list = newsPages(news).find(({ page }) => String(page) === key);
    return list && `export default ${JSON.stringify(list)};`;
  },

  // The newest article's shelf is at hand at once, the others when they are asked for.
  shelves: (news) => {
    const [newest] = news;
    const names = [...new Set(news.map(shelfOf))];
    const older = names.slice(1).map((name) => [name, `shelf/${name}xx`] as const);
    if (!newest) return 'export default new Map();';
    return `import newest from "${moduleId(`shelf/${shelfOf(newest)}xx`)}";
export default ${imports(older)}.set("${shelfOf(newest)}", () => Promise.resolve({ default: newest }));`;
  },

  shelf: (news, key) => {
    const entries = news
      .filter((item) => `${shelfOf(item)}xx` === key)
      .map(({ id }) => [String(id), `article/${id}`] as const);
    return entries.length > 0 ? `export default ${imports(entries)};` : undefined;
  },

  article: (news, key) => {
    const article = articleOf(news, key);
    return (
      article &&
      `import body from "/src/data/news/${key}.html?raw";
export default { ...${JSON.stringify(article)}, body };`
    );
  },
};

/**
 * The code of a part of the news.
 *
 * | name           | holds                                                                     |
 * | -------------- | ------------------------------------------------------------------------- |
 * | `latest`       | the articles of the home page                                             |
 * | `lists`        | an import of each page of the list, by the parameter of its address       |
 * | `list/{page}`  | a page of the list                                                        |
 * | `shelves`      | an import of each shelf, by what the ids of its articles have in common   |
 * | `shelf/{n}xx`  | an import of each article of a shelf, by its id                           |
 * | `article/{id}` | an article with its body, and its neighbours in brief                     |
 *
 * @returns undefined when there is no such part.
 */
export function newsModule(news: readonly NewsItem[], name: string): string | undefined {
  const [kind = '', key = ''] = name.split('/');
  return Object.hasOwn(writers, kind) ? writers[kind]?.(news, key) : undefined;
}

/** The modules that hold what an article's page shows, as the build's manifest names them. */
export function articleSources(news: readonly NewsItem[], item: NewsItem): string[] {
  const [newest] = news;
  const atHand = newest && shelfOf(newest) === shelfOf(item);
  const shelf = atHand ? [] : [moduleId(`shelf/${shelfOf(item)}xx`)];
  return [...shelf, moduleId(`article/${item.id}`)];
}

/** The module that holds what a page of the list shows, likewise. */
export const listSource = ({ page }: NewsPage): string => moduleId(`list/${page}`);
