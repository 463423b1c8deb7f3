import { matchRoutes, type RouteObject } from 'react-router-dom';
import { whenIdle } from '../components/moments';

/** What shows that somebody may follow a link. */
const intents = ['pointerover', 'touchstart', 'focusin'] as const;

/** Loads what the pages of an address need: their code, and what their loaders load. */
async function load(routes: RouteObject[], url: URL): Promise<void> {
  const matches = matchRoutes(routes, url.pathname) ?? [];
  // A file of the site is no page.
  if (matches.at(-1)?.route.path === '*') return;
  await Promise.all(
    matches.map(async ({ route, params }) => {
      if (typeof route.lazy !== 'function') return;
      const { loader } = await route.lazy();
      if (typeof loader !== 'function') return;
      await loader({
        params,
        request: new Request(url),
        url,
        pattern: route.path ?? '',
        context: {},
      });
    }),
  );
}

/**
 * Has the next page ready when it is asked for: loads the code behind each link into the site as soon as
 * somebody points at it, touches or focuses it. Unless the visitor asked to save data, it also loads while there
 * is nothing else to do: what is in view first, then the others one after the other.
 * @param routes those of the router. Loaders are called, too: what they load they find again.
 */
export function prefetchLinks(routes: RouteObject[]): void {
  const asked = new Set<string>();
  const prefetch = async ({ href, origin, pathname, target }: HTMLAnchorElement): Promise<void> => {
    const elsewhere = origin !== location.origin || target !== '';
    if (elsewhere || pathname === location.pathname || asked.has(pathname)) return;
    asked.add(pathname);
    try {
      await load(routes, new URL(href));
    } catch {
      // Nobody has asked for that page yet. A visitor who follows the link sees it work by then, or reads why not.
      asked.delete(pathname);
    }
  };

  for (const intent of intents) {
    document.addEventListener(
      intent,
      ({ target }) => {
        const link = target instanceof Element ? target.closest('a') : null;
        if (link) void prefetch(link);
      },
      { passive: true },
    );
  }
  if (navigator.connection?.saveData || !('IntersectionObserver' in window)) return;

  let others = Promise.resolve();
  const view = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!(target instanceof HTMLAnchorElement)) continue;
      if (isIntersecting) {
        view.unobserve(target);
        whenIdle(() => void prefetch(target));
      } else {
        others = others
          .then(() => new Promise<void>((resolve) => whenIdle(resolve)))
          .then(() => (target.isConnected ? prefetch(target) : undefined));
      }
    }
  });
  const watch = (part: ParentNode) => {
    for (const link of part.querySelectorAll('a')) view.observe(link);
  };
  watch(document);
  new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof Element) watch(target);
  }).observe(document.body, { childList: true, subtree: true });
}
