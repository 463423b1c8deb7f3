import { importPage, mailbox, type PageRoute, pages } from '../../routes.tsx';
import type { StaticPaths } from '../../routing/page.ts';
import { matchPath, pageFile, type PathRule, shellFile } from '../hosts/hostRules.ts';

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

const pageRule = ({ noindex = false }: PageRoute, path: string): PathRule => ({
  path,
  noindex,
  file: pageFile(path),
});

const shellRule = ({ path = '', noindex = false }: PageRoute, at = path): PathRule => ({
  path: at,
  noindex,
  file: shellFile,
});

/** `/profile` with its children: all get the shell. */
function filesOfParent(page: PageRoute, children: readonly PageRoute[]): RouteFiles {
  const pathOf = (child: PageRoute) => [page.path, child.path].filter(Boolean).join('/');
  return { pages: [], rules: children.map((child) => shellRule(page, pathOf(child))) };
}

/** `/register/:id`, of which the page lists some paths: these are prerendered, all others get the shell. */
function filesOfList(page: PageRoute, listed: readonly string[]): RouteFiles {
  return {
    pages: listed.map((path) => pageAt(path)),
    rules: [...listed.map((path) => pageRule(page, path)), shellRule(page)],
  };
}

/** `/news/:id`, of which the page lists all paths: all others get its 404 page. */
function filesOfIds(
  { path = '', noindex = false }: PageRoute,
  { byId, notFoundPath }: Extract<StaticPaths, { byId: unknown }>,
): RouteFiles {
  const withId = (id: string) => path.replace(/:\w+/, id);
  const notFound = path.slice(1).replace(/\/.*/, '-not-found.html');
  const ids = byId.map(({ id }) => id);
  return {
    pages: [
      ...byId.map((one) => pageAt(one.path, withId(one.id))),
      { path: withId('*'), renderedAt: notFoundPath, files: [notFound] },
    ],
    rules: [{ path, noindex, file: pageFile(withId('$1')), byId: { ids, notFound } }],
  };
}

async function filesOf(page: PageRoute): Promise<RouteFiles> {
  const { path = '', children } = page;
  if (path === '*') {
    return { pages: [{ path, renderedAt: '/404', files: ['404.html'] }], rules: [] };
  }
  if (children) return filesOfParent(page, children);
  if (!path.includes(':')) return { pages: [pageAt(path)], rules: [pageRule(page, path)] };
  const module = await importPage(page);
  const listed: StaticPaths = module?.staticPaths?.() ?? { paths: [] };
  if ('byId' in listed) return filesOfIds(page, listed);
  // A page of two routes lists the paths of both.
  return filesOfList(
    page,
    listed.paths.filter((one) => matchPath(shellRule(page), one)),
  );
}

/** The pages to prerender, and the rules for hosts. */
export async function filesOfRoutes(): Promise<RouteFiles> {
  const files = await Promise.all(pages.map(filesOf));
  const rules = [...files.flatMap((one) => one.rules), ...mailbox.map((page) => shellRule(page))];
  // The first rule that matches counts, so the shell comes after the pages. Ids come last, because static hosts read a
  // limited number of lines, and the number of ids grows.
  const rank = ({ file, byId }: PathRule) => (byId ? 2 : file === shellFile ? 1 : 0);
  return {
    pages: files.flatMap((one) => one.pages),
    rules: rules.toSorted((a, b) => rank(a) - rank(b)),
  };
}
