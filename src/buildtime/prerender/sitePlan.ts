import { importPage, type PageRoute, pageRoutes } from '../../routes.tsx';
import type { ListedPage } from '../../routing/pageModule.ts';
import type { HostRoute } from '../hosts/hostConfig.ts';
import { pageFile, shellFile } from '../outputFiles.ts';

// A row of the route table (`PageRoute`) becomes one page, or a list of them (`ListedPage`). A `PlannedPage` has a file.
// A `RenderedPage` adds HTML and a head; its document adds styles and scripts.

export interface PlannedPage {
  path: string;
  /** A 404 page, which hosts send for many paths. */
  isNotFound?: true;
  /** Name of the built file. */
  file: string;
  /** The modules that the page starts with, as in the manifest. */
  sources: readonly string[];
}

/** The pages to prerender, and the host routes. */
interface SitePlan {
  pages: readonly PlannedPage[];
  hostRoutes: readonly HostRoute[];
}

export async function planSite(): Promise<SitePlan> {
  const plans = await Promise.all(pageRoutes.map(planRoute));
  return {
    pages: plans.flatMap(({ pages }) => pages),
    hostRoutes: plans.flatMap(({ hostRoutes }) => hostRoutes),
  };
}

async function planRoute(row: PageRoute): Promise<SitePlan> {
  const { path = '', prerender = true, children } = row;
  if (prerender && children) throw new Error(`${path} has children and needs prerender: false`);
  // Hosts know this 404 page by its name, `404.html`.
  if (path === '*') return { pages: [notFoundPage(row, '/404')], hostRoutes: [] };
  if (!prerender) return planShell(row);
  return path.includes(':') ? planListedPages(row) : planPages(row, [{ path }]);
}

const sourcesOf = (...pages: readonly Pick<ListedPage, 'source'>[]) =>
  pages.flatMap(({ source }) => (source ? `src/${source}` : []));

const notFoundPage = (row: PageRoute, path: string): PlannedPage => ({
  path,
  isNotFound: true,
  file: pageFile(path),
  sources: sourcesOf(row),
});

/** Plans a route without prerendered pages: hosts send the shell at its path, or at those of its children. */
function planShell({ path = '', noindex = false, children }: PageRoute): SitePlan {
  const paths = children?.map((child) => [path, child.path].filter(Boolean).join('/')) ?? [path];
  return { pages: [], hostRoutes: paths.map((at) => ({ path: at, noindex, file: shellFile })) };
}

function planPages(row: PageRoute, listed: readonly ListedPage[]): SitePlan {
  const { noindex = false } = row;
  return {
    pages: listed.map(({ path, source }) => ({
      path,
      file: pageFile(path),
      sources: sourcesOf(row, { source }),
    })),
    hostRoutes: listed.flatMap(({ path, alsoAt = [] }) =>
      [path, ...alsoAt].map((at) => ({ path: at, noindex, file: pageFile(path) })),
    ),
  };
}

/**
 * A route that has a parameter. Its module lists the pages. From `/news/:id`, each article gets a page and a host
 * route. For every other id, the last host route sends the 404 page or, without `notFoundPath`, the shell.
 */
async function planListedPages(row: PageRoute): Promise<SitePlan> {
  const { path = '', noindex = false } = row;
  const list = (await importPage(row)).listPages?.();
  if (!list) throw new Error(`${path} has a parameter. Export listPages from ${row.source}.`);
  const { pages, hostRoutes } = planPages(row, list.pages);
  if (list.notFoundPath === undefined)
    return { pages, hostRoutes: [...hostRoutes, { path, noindex, file: shellFile }] };
  const notFound = notFoundPage(row, list.notFoundPath);
  return {
    pages: [...pages, notFound],
    hostRoutes: [...hostRoutes, { path, noindex, file: notFound.file, status: 404 }],
  };
}
