import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { importPage, type PageRoute, pages as pageRoutes, routes } from '../../routes.tsx';
import { type Head, headOfPage, type StaticPath } from '../../routing/page.ts';
import { pageFile, type Rewrite, shellFile } from '../hosts/hostConfig.ts';
import { crawlerFiles } from './crawlerFiles.ts';
import { documentHead } from './documentHead.ts';

interface PageToRender {
  /** Ends with an asterisk for a 404 page, which hosts send for many paths. */
  path: string;
  /** A path that shows the page. */
  renderedAt: string;
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

/** Renders the whole site: its pages, the rewrites of hosts, and the content of other files by name. */
export async function renderSite(siteUrl: string, builtAt: number) {
  const { pages, rewrites } = await outputOfRoutes();
  const rendered = await Promise.all(
    pages.map(async (page): Promise<StaticPage> => {
      const content = await prerender(page.renderedAt);
      return { ...page, ...content, headHtml: documentHead(content.head, page.path, siteUrl) };
    }),
  );
  return { pages: rendered, rewrites, files: crawlerFiles(rendered, siteUrl, new Date(builtAt)) };
}

/** What the build makes of routes. */
interface RouteOutput {
  pages: readonly PageToRender[];
  rewrites: readonly Rewrite[];
}

/** The pages to prerender, and the rewrites of hosts. */
export async function outputOfRoutes(): Promise<RouteOutput> {
  const outputs = await Promise.all(pageRoutes.map(outputOf));
  return {
    pages: outputs.flatMap(({ pages }) => pages),
    rewrites: outputs.flatMap(({ rewrites }) => rewrites),
  };
}

async function outputOf(page: PageRoute): Promise<RouteOutput> {
  const { path = '', prerender: isPrerendered = true } = page;
  if (path === '*') return siteNotFound(page);
  if (!isPrerendered) return shellOnly(page);
  return path.includes(':') ? listedPages(page) : singlePage(page);
}

const sourcesOf = ({ source }: PageRoute) => [`src/${source}`];

/** The 404 page for all paths that no other route matches; hosts know it by its name. */
const siteNotFound = (page: PageRoute): RouteOutput => ({
  pages: [{ path: '*', renderedAt: '/404', file: '404.html', sources: sourcesOf(page) }],
  rewrites: [],
});

/** A route, or its children, that the app renders in the shell. */
function shellOnly({ path = '', noindex = false, children }: PageRoute): RouteOutput {
  const paths = children?.map((child) => [path, child.path].filter(Boolean).join('/')) ?? [path];
  return { pages: [], rewrites: paths.map((at) => ({ path: at, noindex, file: shellFile })) };
}

/** A route without parameters. */
const singlePage = (page: PageRoute): RouteOutput => listPages(page, [{ path: page.path ?? '' }]);

function listPages(page: PageRoute, listed: readonly StaticPath[]) {
  const { noindex = false } = page;
  return {
    pages: listed.map(({ path, source }) => ({
      path,
      renderedAt: path,
      file: pageFile(path),
      sources: source ? [...sourcesOf(page), source] : sourcesOf(page),
    })),
    rewrites: listed.flatMap(({ path, alsoAt = [] }) =>
      [path, ...alsoAt].map((at) => ({ path: at, noindex, file: pageFile(path) })),
    ),
  };
}

/**
 * A route with a parameter, whose module lists the pages. From `/news/:id`, each article gets a page and a rewrite. The
 * page `/news/*` follows, in `news-not-found.html`; a last rewrite sends it for all other ids.
 */
async function listedPages(page: PageRoute): Promise<RouteOutput> {
  const { path = '', noindex = false } = page;
  const staticPaths = (await importPage(page)).staticPaths?.();
  if (!staticPaths) throw new Error(`${page.source} must export staticPaths for ${path}`);
  const { pages, rewrites } = listPages(page, staticPaths.pages);
  const { notFoundPath } = staticPaths;
  if (notFoundPath === undefined)
    return { pages, rewrites: [...rewrites, { path, noindex, file: shellFile }] };
  const file = path.slice(1).replace(/\/.*/, '-not-found.html');
  const notFound = { path: path.replace(/:\w+/, '*'), renderedAt: notFoundPath, file };
  return {
    pages: [...pages, { ...notFound, sources: sourcesOf(page) }],
    rewrites: [...rewrites, { path, noindex, file, status: 404 }],
  };
}

/** Renders a page for a signed-out visitor, before any script has run. */
export async function prerender(path: string) {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response)
    throw new Error(`${path} redirects; only pages can be prerendered`);
  if (context.errors) throw new Error(`Rendering ${path} failed`, { cause: context.errors });
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
  );
  const head = headOfPage(context);
  if (!head) throw new Error(`${path} has no head`);
  return { html, head };
}
