import { importPage, mailbox, type PageRoute, pages } from '../../routes';
import { idOf, matches, notFoundFile, pageFile, pathOfId, type PathRule } from '../hosts/pathRules';

/** A page to prerender. */
export interface PageFile {
  /** Ends with an asterisk for a 404 page, which hosts send for many paths. */
  path: string;
  /** A path that shows the page. */
  renderedAt: string;
  /** Names of the file. A page with an id has two: its path, for hosts without our rules; its id, for hosts with them. */
  files: readonly string[];
}

/** What the build makes of the route table. */
export interface RouteFiles {
  pages: readonly PageFile[];
  rules: readonly PathRule[];
}

const pageAt = (path: string, ...copies: string[]): PageFile => ({
  path,
  renderedAt: path,
  files: [path, ...copies].map(pageFile),
});

const rule = (
  { path = '', noindex = false }: PageRoute,
  document: 'page' | 'shell',
  at = path,
): PathRule => ({ path: at, noindex, document });

/** `/profile` with its children: all get the shell. */
function filesOfParent(page: PageRoute, children: readonly PageRoute[]): RouteFiles {
  const pathOf = (child: PageRoute) => [page.path, child.path].filter(Boolean).join('/');
  return { pages: [], rules: children.map((child) => rule(page, 'shell', pathOf(child))) };
}

/** `/register/:id`, of which the page lists some paths: these are prerendered, all others get the shell. */
function filesOfList(page: PageRoute, listed: readonly string[]): RouteFiles {
  return {
    pages: listed.map((path) => pageAt(path)),
    rules: [...listed.map((path) => rule(page, 'page', path)), rule(page, 'shell')],
  };
}

/** `/news/:id`, of which the page lists all paths: all others get its 404 page. */
function filesOfIds(
  { path = '', noindex = false }: PageRoute,
  listed: readonly string[],
  notFoundPath: string,
): RouteFiles {
  const ids = listed.map((one) => idOf(path, one));
  const notFound = {
    path: pathOfId(path, '*'),
    renderedAt: notFoundPath,
    files: [notFoundFile(path)],
  };
  return {
    pages: [...listed.map((one) => pageAt(one, pathOfId(path, idOf(path, one)))), notFound],
    rules: [{ path, noindex, document: 'pageOfId', ids }],
  };
}

async function filesOf(page: PageRoute): Promise<RouteFiles> {
  const { path = '', children } = page;
  if (path === '*') {
    return { pages: [{ path, renderedAt: '/404', files: ['404.html'] }], rules: [] };
  }
  if (children) return filesOfParent(page, children);
  if (!path.includes(':')) return { pages: [pageAt(path)], rules: [rule(page, 'page')] };
  const module = await importPage(page);
  const { paths, notFoundPath } = module?.staticPaths?.() ?? { paths: [] };
  // A page of two routes lists the paths of both.
  const listed = paths.filter((one) => matches(path, one));
  return notFoundPath === undefined
    ? filesOfList(page, listed)
    : filesOfIds(page, listed, notFoundPath);
}

/** Ids last, because static hosts read a limited number of lines, and the number of ids grows. */
const order: PathRule['document'][] = ['page', 'shell', 'pageOfId'];

/** The pages to prerender, and the rules for hosts. */
export async function filesOfRoutes(): Promise<RouteFiles> {
  const files = await Promise.all(pages.map(filesOf));
  const rules = [
    ...files.flatMap((one) => one.rules),
    ...mailbox.map((page) => rule(page, 'shell')),
  ];
  return {
    pages: files.flatMap((one) => one.pages),
    rules: order.flatMap((kind) => rules.filter(({ document }) => document === kind)),
  };
}
