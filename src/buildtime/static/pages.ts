import { news, newsPath } from '../../data/news';
import { pages } from '../../routes';

/** Addresses that one row of the route table stands for, as far as they are known when building. */
const knownAddresses: Record<string, readonly string[]> = {
  '/news/:id': news.map(newsPath),
  '/register/:id': ['/register/visitor', '/register/participant'],
};

/** Every address that is written as a page of its own. */
export const publicPaths: readonly string[] = pages.flatMap(({ path = '', children }) => {
  if (path === '*' || children) return [];
  return knownAddresses[path] ?? (path.includes(':') ? [] : [path]);
});

/** The file of a page under the site's root; hosts find it without the ending. */
export const fileOf = (path: string): string =>
  path === '/' ? 'index.html' : path.slice(1).replace(/(\.html)?$/, '.html');

/** Addresses that are answered with the plain shell: they hold tokens or somebody's profile. */
export const shellPaths: readonly { path: string; noindex: boolean }[] = [
  ...pages.flatMap(({ path = '', children, noindex = false }) => [
    ...(path.includes(':') ? [{ path, noindex }] : []),
    ...(children ?? []).map((child) => ({
      path: child.path ? `${path}/${child.path}` : path,
      noindex,
    })),
  ]),
  ...(__API_MOCK__ ? [{ path: '/mailbox', noindex: true }] : []),
];
