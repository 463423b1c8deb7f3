import { newsListPath, newsPath } from '../../components/newsPath';
import type { NewsItem } from '../../data/news';
import { newsPages } from '../../pages/news/newsPages';
import { pages } from '../../routes';
import type { PathRule } from '../hosts/rules';

export interface PageFile {
  path: string;
  file: string;
  article?: NewsItem;
}

const pageAt = (path: string): PageFile => ({
  path,
  file: path === '/' ? 'index.html' : path.slice(1).replace(/(\.html)?$/, '.html'),
});

const knownPages = (news: readonly NewsItem[]): Record<string, readonly PageFile[]> => ({
  '/news-or-blog/:page?': newsPages(news).map(({ page }) => pageAt(newsListPath(page))),
  '/news/:id': news.map((article) => ({ ...pageAt(newsPath(article)), article })),
  '/register/:id': [pageAt('/register/visitor'), pageAt('/register/participant')],
});

/** Every prerendered page but the not-found pages. */
export function pageFiles(news: readonly NewsItem[]): PageFile[] {
  const known = knownPages(news);
  return pages.flatMap(({ path = '', children }) => {
    if (path === '*' || children) return [];
    return known[path] ?? (path.includes(':') ? [] : [pageAt(path)]);
  });
}

const missingNews = 'news-not-found.html';

/** The not-found pages, each with a path that shows it. */
export const missingPages: readonly (PageFile & { example: string })[] = [
  { path: '*', file: '404.html', example: '/404' },
  { path: '/news/*', file: missingNews, example: '/news/0' },
];

/** Paths that get the shell: links with a token, the profile, and articles with another slug. */
export const shellPaths: readonly Omit<PathRule, 'file'>[] = [
  ...pages.flatMap(({ path = '', children, noindex = false }) => {
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
