import { importPage, type PageRoute, pageRoutes } from '../../routes.tsx';
import type { StaticPage } from '../../routing/pageModule.ts';
import type { HostRoute } from '../hosts/hostConfig.ts';
import { pageFile, shellFile } from '../outputFiles.ts';

/** The pages to prerender, and the host routes. */
interface SitePlan {
  pages: readonly StaticPage[];
  hostRoutes: readonly HostRoute[];
}

export async function planSite(): Promise<SitePlan> {
  const plans = await Promise.all(pageRoutes.map(planRoute));
  return {
    pages: plans.flatMap(({ pages }) => pages),
    hostRoutes: plans.flatMap(({ hostRoutes }) => hostRoutes),
  };
}

/**
 * Plans one row of the route table. For `/news/:id`, each article gets a page and host routes. For every other id, a
 * last host route sends the 404 page that `listPages` names. For other rows with a parameter or without prerendered
 * pages, the last host routes send the shell.
 */
async function planRoute(row: PageRoute): Promise<SitePlan> {
  const { noindex = false, source } = row;
  const pages = await pagesOf(row);
  const hostRoute = (at: string, page?: StaticPage): HostRoute => ({
    path: at,
    noindex,
    file: page ? pageFile(page.path) : shellFile,
    ...(page?.isNotFound && { status: 404 }),
  });
  const [notFound] = pages.filter(({ isNotFound }) => isNotFound);
  return {
    pages: pages.map((page) => ({ ...page, sources: [source, ...(page.sources ?? [])] })),
    hostRoutes: [
      ...pages
        .filter((page) => page !== notFound)
        .flatMap((page) => [page.path, ...(page.alsoAt ?? [])].map((at) => hostRoute(at, page))),
      ...unlistedPaths(row).map((at) => hostRoute(at, notFound)),
    ],
  };
}

/** The paths of a row at which hosts find no page of their own. */
function unlistedPaths({ path = '', prerendered = true, children }: PageRoute): string[] {
  if (children) return children.map((child) => [path, child.path].filter(Boolean).join('/'));
  return prerendered && !path.includes(':') ? [] : [path];
}

/** The pages to prerender of a row of the route table. */
async function pagesOf(row: PageRoute): Promise<readonly StaticPage[]> {
  const { path = '', prerendered = true, children, source } = row;
  if (!prerendered || children) return [];
  // Hosts know this page by its name, `404.html`.
  if (path === '*') return [{ path: '/404', isNotFound: true }];
  if (!path.includes(':')) return [{ path }];
  const { listPages } = await importPage(row);
  if (!listPages) throw new Error(`${path} has a parameter. Export listPages from ${source}.`);
  return listPages();
}
