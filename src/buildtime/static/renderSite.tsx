import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { routes } from '../../routes.tsx';
import { type Head, headOf, type RouteHandle } from '../../routing/page.ts';
import { crawlerFiles } from './crawlerFiles.ts';
import { documentHead } from './documentHead.ts';
import { filesOfRoutes, type PageToRender } from './filesOfRoutes.ts';

/** A prerendered page. */
export interface StaticPage extends PageToRender {
  html: string;
  head: Head;
  /** HTML of the head's elements. */
  headHtml: string;
  /** The page's modules, as in the manifest. */
  sources: readonly string[];
}

/** Renders the whole site: its pages, the rules for hosts, and the content of other files by name. */
export async function renderSite(siteUrl: string, builtAt: number) {
  const { pages, rules } = await filesOfRoutes();
  const rendered = await Promise.all(
    pages.map(async (page): Promise<StaticPage> => {
      const content = await prerender(page.renderedAt);
      return { ...page, ...content, headHtml: documentHead(content.head, page.path, siteUrl) };
    }),
  );
  return { pages: rendered, rules, files: crawlerFiles(rendered, siteUrl, new Date(builtAt)) };
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
  const match = context.matches.at(-1);
  const head =
    match && headOf({ handle: match.route.handle, loaderData: context.loaderData[match.route.id] });
  if (!head) throw new Error(`${path} has no head`);
  const handles = context.matches.map(({ route }) => route.handle as RouteHandle | undefined);
  const sources = handles.flatMap((handle) => (handle ? `src/${handle.file}` : []));
  if (head.article) sources.push(`src/data/news/${head.article.id}.html?article`);
  return { html, head, sources };
}
