import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { routes } from '../../routes.tsx';
import { type Head, headOfPage } from '../../routing/head.ts';
import type { StaticPage } from '../../routing/pageModule.ts';
import { crawlerFiles } from './crawlerFiles.ts';
import { documentHead } from './documentHead.ts';
import { planSite } from './sitePlan.ts';

export interface RenderedPage extends StaticPage {
  html: string;
  head: Head;
  headHtml: string;
}

/** Renders the whole site: its pages, the host routes, and the content of other files by name. */
export async function renderSite(siteUrl: string, builtAt: number) {
  const { pages, hostRoutes } = await planSite();
  const rendered = await Promise.all(
    pages.map(async (page): Promise<RenderedPage> => {
      const content = await renderPage(page.path);
      return { ...page, ...content, headHtml: documentHead(content.head, page.path, siteUrl) };
    }),
  );
  return { pages: rendered, hostRoutes, files: crawlerFiles(rendered, siteUrl, new Date(builtAt)) };
}

/** Renders a page for a signed-out visitor, before any script has run. */
export async function renderPage(path: string) {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response)
    throw new Error(`${path} redirects, so it has no HTML. Set prerendered: false in routes.tsx.`);
  const [cause] = Object.values(context.errors ?? {}) as unknown[];
  if (cause) throw new Error(`Rendering ${path} failed`, { cause });
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
