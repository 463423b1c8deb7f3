import type { StaticPaths } from '../../routing/page';
import { importPage, pages, type PageRoute } from '../../routes';
import { idOf, matches, notFoundFile, pageFile, pathOfId, type PathRule } from '../hosts/pathRules';

/** A page to prerender. */
export interface PageFile {
  /** Ends with an asterisk for a 404 page, which hosts send for many paths. */
  path: string;
  /** A path that shows the page. */
  renderedAt: string;
  /** Names of the file. A page of an id has two: hosts without rules know its path, others its id. */
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

async function staticPathsOf(page: PageRoute): Promise<StaticPaths> {
  const module = await importPage(page);
  return module?.staticPaths?.() ?? { paths: [] };
}

async function filesOf(page: PageRoute): Promise<RouteFiles> {
  const { path = '', children, noindex = false } = page;
  const rule = (of: string, document: 'page' | 'shell') => ({ path: of, noindex, document });
  if (path === '*') {
    return { pages: [{ path, renderedAt: '/404', files: ['404.html'] }], rules: [] };
  }
  if (children) {
    const childPath = (child: PageRoute) => (child.path ? `${path}/${child.path}` : path);
    return { pages: [], rules: children.map((child) => rule(childPath(child), 'shell')) };
  }
  if (!path.includes(':')) return { pages: [pageAt(path)], rules: [rule(path, 'page')] };

  const { paths, notFoundPath } = await staticPathsOf(page);
  // A page of two routes lists the paths of both.
  const ownPaths = paths.filter((one) => matches(path, one));
  if (notFoundPath === undefined) {
    return {
      pages: ownPaths.map((one) => pageAt(one)),
      rules: [...ownPaths.map((one) => rule(one, 'page')), rule(path, 'shell')],
    };
  }
  const missing = {
    path: pathOfId(path, '*'),
    renderedAt: notFoundPath,
    files: [notFoundFile(path)],
  };
  return {
    pages: [...ownPaths.map((one) => pageAt(one, pathOfId(path, idOf(path, one)))), missing],
    rules: [{ path, noindex, document: 'pageOfId', ids: ownPaths.map((one) => idOf(path, one)) }],
  };
}

/** Ids last, because static hosts read a limited number of lines, and the number of ids grows. */
const order: PathRule['document'][] = ['page', 'shell', 'pageOfId'];

/** The pages to prerender, and the rules for hosts. */
export async function filesOfRoutes(): Promise<RouteFiles> {
  const files = await Promise.all(pages.map(filesOf));
  const rules = files.flatMap((one) => one.rules);
  if (__API_MOCK__) rules.push({ path: '/mailbox', noindex: true, document: 'shell' });
  return {
    pages: files.flatMap((one) => one.pages),
    rules: order.flatMap((kind) => rules.filter(({ document }) => document === kind)),
  };
}
