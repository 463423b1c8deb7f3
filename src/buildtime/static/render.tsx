import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { headOf, type Head, type RouteHandle } from '../../layout/head';
import type { PageModule } from '../../layout/pageModule';
import { routes } from '../../routes';

interface Rendered {
  html: string;
  head: Head;
  sources: string[];
}

/** Renders a page for a signed-out visitor, before any script has run. */
export async function render(path: string): Promise<Rendered> {
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
  const sources = await Promise.all(
    handles.flatMap((handle) => (handle ? sourceOf(handle.module) : [])),
  );
  return { html, head, sources };
}

const files = import.meta.glob('/src/pages/*/*.tsx');

/** The file of a page's module, under its name in the manifest. */
async function sourceOf(module: PageModule): Promise<string> {
  for (const [file, load] of Object.entries(files)) {
    if ((await load()) === module) return file.slice(1);
  }
  throw new Error(`No file in src/pages exports ${Object.keys(module).join(', ')}`);
}
