import { news, type NewsItem } from '../../data/news';
import {} from '../../components/newsPath';
import { newsPath } from '../../components/newsPath';
import { pages } from '../../routes';

/** An address that is written as a page of its own. */
export interface PageAddress {
  path: string;
  /** File under the site's root; hosts find it without the ending. */
  file: string;
  /** The article that is shown there. */
  article?: NewsItem;
}

const pageAt = (path: string): PageAddress => ({
  path,
  file: path === '/' ? 'index.html' : path.slice(1).replace(/(\.html)?$/, '.html'),
});

/** Addresses that one row of the route table stands for, as far as they are known when building. */
const knownAddresses: Record<string, readonly PageAddress[]> = {
  '/news/:id': news.map((article) => ({ ...pageAt(newsPath(article)), article })),
  '/register/:id': [pageAt('/register/visitor'), pageAt('/register/participant')],
};

/** Every address that is written as a page of its own. */
export const pageAddresses: readonly PageAddress[] = pages.flatMap(({ path = '', children }) => {
  if (path === '*' || children) return [];
  return knownAddresses[path] ?? (path.includes(':') ? [] : [pageAt(path)]);
});

/** The page of all addresses that are not there. */
export const missingPage: PageAddress = { path: '*', file: '404.html' };

/** Addresses that are answered with the plain shell: they hold tokens or somebody's profile. */
export const shellAddresses: readonly { path: string; noindex: boolean }[] = [
  ...pages.flatMap(({ path = '', children, noindex = false }) => [
    ...(path.includes(':') ? [{ path, noindex }] : []),
    ...(children ?? []).map((child) => ({
      path: child.path ? `${path}/${child.path}` : path,
      noindex,
    })),
  ]),
  ...(__API_MOCK__ ? [{ path: '/mailbox', noindex: true }] : []),
];
