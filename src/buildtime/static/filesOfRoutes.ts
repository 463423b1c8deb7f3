import { importPage, type PageRoute, pages } from '../../routes.tsx';
import type { StaticPaths } from '../../routing/page.ts';
import { pageFile, type PathRule, shellFile } from '../hosts/hostRules.ts';

export interface PageToRender {
  /** Ends with an asterisk for a 404 page, which hosts send for many paths. */
  path: string;
  /** A path that shows the page. */
  renderedAt: string;
  /** Names of the file. A page with an id has two: its path, for hosts without our rules; its id, for hosts with them. */
  files: readonly string[];
}

/** What the build makes of the route table. */
interface RouteFiles {
  pages: readonly PageToRender[];
  rules: readonly PathRule[];
}

const pageAt = (path: string, ...copies: string[]): PageToRender => ({
  path,
  renderedAt: path,
  files: [path, ...copies].map(pageFile),
});

/** `/news/:id`, of which the page lists all paths: all others get its 404 page. */
function filesOfIds(
  rule: PathRule,
  { byId, notFoundPath }: Extract<StaticPaths, { byId: unknown }>,
): RouteFiles {
  const withId = (id: string) => rule.path.replace(/:\w+/, id);
  const notFound = rule.path.slice(1).replace(/\/.*/, '-not-found.html');
  const ids = byId.map(({ id }) => id);
  return {
    pages: [
      ...byId.map(({ id, path }) => pageAt(path, withId(id))),
      { path: withId('*'), renderedAt: notFoundPath, files: [notFound] },
    ],
    rules: [{ ...rule, file: pageFile(withId('$1')), byId: { ids, notFound } }],
  };
}

async function filesOf(page: PageRoute): Promise<RouteFiles> {
  const { path = '', noindex = false, prerender = true, children } = page;
  if (path === '*') {
    return { pages: [{ path, renderedAt: '/404', files: ['404.html'] }], rules: [] };
  }
  const shell = { path, noindex, file: shellFile };
  if (!prerender) {
    const paths = children?.map((child) => [path, child.path].filter(Boolean).join('/')) ?? [path];
    return { pages: [], rules: paths.map((shellPath) => ({ ...shell, path: shellPath })) };
  }
  if (!path.includes(':')) {
    return { pages: [pageAt(path)], rules: [{ ...shell, file: pageFile(path) }] };
  }
  const staticPaths = (await importPage(page)).staticPaths?.();
  if (!staticPaths) throw new Error(`${page.file} must export staticPaths for ${path}`);
  if ('byId' in staticPaths) return filesOfIds(shell, staticPaths);
  const { paths } = staticPaths;
  const rules = paths.map((listed) => ({ ...shell, path: listed, file: pageFile(listed) }));
  return { pages: paths.map((listed) => pageAt(listed)), rules: [...rules, shell] };
}

/** The pages to prerender, and the rules for hosts. */
export async function filesOfRoutes(): Promise<RouteFiles> {
  const files = await Promise.all(pages.map(filesOf));
  // The first rule that matches counts, so the shell comes after the pages. Ids come last, because static hosts read a
  // limited number of lines, and the number of ids grows.
  const rank = ({ file, byId }: PathRule) => (byId ? 2 : file === shellFile ? 1 : 0);
  return {
    pages: files.flatMap((file) => file.pages),
    rules: files.flatMap((file) => file.rules).toSorted((a, b) => rank(a) - rank(b)),
  };
}
