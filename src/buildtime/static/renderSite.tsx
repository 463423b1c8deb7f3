import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { importPage, type PageRoute, pageRoutes, routes } from '../../routes.tsx';
import { type Head, headOfPage } from '../../routing/head.ts';
import type { ListedPage } from '../../routing/pageModule.ts';
import type { HostRoute } from '../hostRoute.ts';
import { pageFile, shellFile } from '../outputFiles.ts';
import { crawlerFiles } from './crawlerFiles.ts';
import { documentHead } from './documentHead.ts';

interface PageToRender {
  path: string;
  /** A 404 page, which hosts send for many paths. */
  isNotFound?: true;
  /** Name of the built file. */
  file: string;
  /** The modules that the page starts with, as in the manifest. */
  sources: readonly string[];
}

/** A prerendered page. */
export interface StaticPage extends PageToRender {
  html: string;
  head: Head;
  /** HTML of the head's elements. */
  headHtml: string;
}

/** Renders the whole site: its pages, the routes of hosts, and the content of other files by name. */
export async function renderSite(siteUrl: string, builtAt: number) {
  const { pages, hostRoutes } = await outputOfRoutes();
  const rendered = await Promise.all(
    pages.map(async (page): Promise<StaticPage> => {
      const content = await renderPage(page.path);
      return { ...page, ...content, headHtml: documentHead(content.head, page.path, siteUrl) };
    }),
  );
  return { pages: rendered, hostRoutes, files: crawlerFiles(rendered, siteUrl, new Date(builtAt)) };
}

/** What the build makes of routes. */
interface RouteOutput {
  pages: readonly PageToRender[];
  hostRoutes: readonly HostRoute[];
}

/** The pages to prerender, and the routes of hosts. */
export async function outputOfRoutes(): Promise<RouteOutput> {
  const outputs = await Promise.all(pageRoutes.map(outputOf));
  return {
    pages: outputs.flatMap(({ pages }) => pages),
    hostRoutes: outputs.flatMap(({ hostRoutes }) => hostRoutes),
  };
}

async function outputOf(row: PageRoute): Promise<RouteOutput> {
  const { path = '', prerender = true } = row;
  if (path === '*') return siteNotFound(row);
  if (!prerender) return shellOnly(row);
  return path.includes(':') ? listedPages(row) : singlePage(row);
}

const sourcesOf = (...pages: readonly Pick<ListedPage, 'source'>[]) =>
  pages.flatMap(({ source }) => (source ? `src/${source}` : []));

const notFoundPage = (row: PageRoute, path: string): PageToRender => ({
  path,
  isNotFound: true,
  file: pageFile(path),
  sources: sourcesOf(row),
});

/** The 404 page for all paths that no other route matches; hosts know it by its name, `404.html`. */
const siteNotFound = (row: PageRoute): RouteOutput => ({
  pages: [notFoundPage(row, '/404')],
  hostRoutes: [],
});

/** A route, or its children, that the app renders in the shell. */
function shellOnly({ path = '', noindex = false, children }: PageRoute): RouteOutput {
  const paths = children?.map((child) => [path, child.path].filter(Boolean).join('/')) ?? [path];
  return { pages: [], hostRoutes: paths.map((at) => ({ path: at, noindex, file: shellFile })) };
}

/** A route without parameters. */
const singlePage = (row: PageRoute): RouteOutput => outputOfPages(row, [{ path: row.path ?? '' }]);

function outputOfPages(row: PageRoute, listed: readonly ListedPage[]): RouteOutput {
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
 * A route with a parameter, whose module lists the pages. From `/news/:id`, each article gets a page and a route of
 * hosts. The list's 404 page follows; a last route sends it for all other ids.
 */
async function listedPages(row: PageRoute): Promise<RouteOutput> {
  const { path = '', noindex = false } = row;
  const list = (await importPage(row)).listPages?.();
  if (!list) throw new Error(`${path} has a parameter. Export listPages from ${row.source}.`);
  const { pages, hostRoutes } = outputOfPages(row, list.pages);
  if (list.notFoundPath === undefined)
    return { pages, hostRoutes: [...hostRoutes, { path, noindex, file: shellFile }] };
  const notFound = notFoundPage(row, list.notFoundPath);
  return {
    pages: [...pages, notFound],
    hostRoutes: [...hostRoutes, { path, noindex, file: notFound.file, status: 404 }],
  };
}

/** Renders a page for a signed-out visitor, before any script has run. */
export async function renderPage(path: string) {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response)
    throw new Error(`${path} redirects, so it has no HTML. Set prerender: false in routes.tsx.`);
  if (context.errors) throw new Error(`Rendering ${path} failed`, { cause: context.errors });
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
  );
  const head = headOfPage(context);
  if (!head) throw new Error(`${path} has no title. Give its row in routes.tsx one.`);
  return { html, head };
}
