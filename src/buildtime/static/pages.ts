import { newsListPath, newsPath } from '../../components/newsPath';
import type { NewsItem } from '../../data/news';
import { pages } from '../../routes';
import type { PathRule } from '../hosts/rules';
import { newsPages } from '../../pages/news/newsPages';

/** An address that is written as a page of its own. */
export interface PageFile {
  path: string;
  /** File under the site's root; hosts find it without the ending. */
  file: string;
  /** The article that is shown there. */
  article?: NewsItem;
}

const pageAt = (path: string): PageFile => ({
  path,
  file: path === '/' ? 'index.html' : path.slice(1).replace(/(\.html)?$/, '.html'),
});

/** Addresses that one row of the route table stands for, as far as they are known when building. */
const knownPages = (news: readonly NewsItem[]): Record<string, readonly PageFile[]> => ({
  '/news-or-blog/:page?': newsPages(news).map(({ page }) => pageAt(newsListPath(page))),
  '/news/:id': news.map((article) => ({ ...pageAt(newsPath(article)), article })),
  '/register/:id': [pageAt('/register/visitor'), pageAt('/register/participant')],
});

/** Every address that is written as a page of its own. */
export function pageFiles(news: readonly NewsItem[]): PageFile[] {
  const known = knownPages(news);
  return pages.flatMap(({ path = '', children }) => {
    if (path === '*' || children) return [];
    return known[path] ?? (path.includes(':') ? [] : [pageAt(path)]);
  });
}

/** The file for articles that are not there. */
const missingNews = 'news-not-found.html';

/** The pages of what is not there, each with an address that shows it. */
export const missingPages: readonly (PageFile & { example: string })[] = [
  { path: '*', file: '404.html', example: '/404' },
  { path: '/news/*', file: missingNews, example: '/news/0' },
];

/** Addresses that are answered with the plain shell: they hold tokens or somebody's profile. */
export const shellPaths: readonly Omit<PathRule, 'file'>[] = [
  ...pages.flatMap(({ path = '', children, noindex = false }) => {
    // All pages of the list have a file; all articles do, too, but not with any words behind the id.
    const missing = path === '/news/:id' ? missingNews : undefined;
    return [
      ...(path.includes(':') && path !== '/news-or-blog/:page?'
        ? [{ path, noindex, missing }]
        : []),
      ...(children ?? []).map((child) => ({
        path: child.path ? `${path}/${child.path}` : path,
        noindex,
      })),
    ];
  }),
  ...(__API_MOCK__ ? [{ path: '/mailbox', noindex: true }] : []),
];
