import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { Head, RouteHandle } from '../../layout/head';
import { documentHead } from './documentHead';
import { headersFile, nginxConfig, redirectsFile } from '../hosts/recipes';
import {
  missingFile,
  securityHeaders,
  shellFile,
  type BuildSettings,
  type SiteRules,
} from '../hosts/rules';
import { fileOf, publicPaths, shellPaths } from './pages';
import { feed, robotsTxt, securityTxt, sitemap } from './siteFiles';
import { routes } from '../../routes';

/** One page as the build writes it. */
export interface RenderedPage {
  /** File under the site's root. */
  file: string;
  /** Content of `#root`. */
  html: string;
  /** Tags for the document's head. */
  head: string;
  /** Address the page was made for; the browser hydrates it only there. `*` for the 404 page. */
  path: string;
  /** True for pages that one comes to for their form, or on the way to one. */
  isAccountPage: boolean;
  /** Sources of the pages on the way to this one, as in the route table. */
  sources: readonly string[];
}

/**
 * Renders one address to a string, as an anonymous visitor sees it before any script has run.
 * @throws Error when the address redirects or fails.
 */
export async function render(
  path: string,
): Promise<{ html: string; head: Head; sources: string[] }> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} redirects`);
  if (context.errors) throw new Error(`${path} fails`, { cause: context.errors });
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
  );
  const match = context.matches.at(-1);
  const handle = match?.route.handle as RouteHandle | undefined;
  if (!match || !handle) throw new Error(`${path} has no head`);
  const head = typeof handle.head === 'function' ? handle.head(match.params) : handle.head;
  const sources = context.matches.flatMap(
    ({ route }) => (route.handle as RouteHandle | undefined)?.source ?? [],
  );
  return { html, head, sources };
}

/**
 * Renders all public pages and the 404 page.
 * @param url public address of the site, without a trailing slash.
 */
export async function renderAll(url: string): Promise<RenderedPage[]> {
  const known = await Promise.all(
    publicPaths.map(async (path) => {
      const { html, head, sources } = await render(path);
      const tags = documentHead(head, path, url);
      const isAccountPage = head.noindex === true;
      return { file: fileOf(path), path, html, head: tags, isAccountPage, sources };
    }),
  );
  const { html, head, sources } = await render('/404');
  const missing = { file: '404.html', path: '*', html, isAccountPage: false, sources };
  return [...known, { ...missing, head: documentHead(head, undefined, url) }];
}

/** The files beside the pages, by name. */
export async function siteFiles(
  url: string,
  settings: BuildSettings,
): Promise<{ rules: SiteRules; nginx: string; files: Record<string, string> }> {
  const known = await Promise.all(
    publicPaths.map(async (path) => {
      const { noindex = false } = (await render(path)).head;
      return { path, file: fileOf(path), noindex };
    }),
  );
  const indexed = known.filter(({ noindex }) => !noindex).map(({ path }) => path);
  const rules: SiteRules = {
    paths: [...known, ...shellPaths.map((rule) => ({ ...rule, file: shellFile }))],
    headers: securityHeaders(settings),
  };
  return {
    rules,
    nginx: nginxConfig(rules),
    files: {
      'sitemap.xml': sitemap(indexed, url),
      'feed.xml': feed(url),
      'robots.txt': robotsTxt(url),
      '.well-known/security.txt': securityTxt(url, new Date()),
      [missingFile.file]: missingFile.content,
      _headers: headersFile(rules),
      _redirects: redirectsFile(rules),
    },
  };
}
