import { matchRoutes, type RouteObject } from 'react-router-dom';
import { whenIdle } from '../components/scheduling';

/** Signs that a visitor is about to follow a link. */
const intents = ['pointerover', 'touchstart', 'focusin'] as const;

/** Loads the code of the page at a URL, and what its loader loads. */
async function load(routes: RouteObject[], url: URL): Promise<void> {
  const matches = matchRoutes(routes, url.pathname) ?? [];
  // Files such as feed.xml are not pages.
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
 * Prefetches the page behind a link when a visitor points at it, touches or focuses it. Unless the visitor asked
 * to save data, it also prefetches all links of the page, one at a time, while the browser is idle.
 * @param onNavigated registers a listener for the end of each navigation.
 */
export function prefetchLinks(
  routes: RouteObject[],
  onNavigated: (listener: () => void) => void,
): void {
  const prefetched = new Set<string>();
  const isNew = ({ origin, pathname, target }: HTMLAnchorElement) =>
    origin === location.origin &&
    target === '' &&
    pathname !== location.pathname &&
    !prefetched.has(pathname);
  const prefetch = async (link: HTMLAnchorElement): Promise<void> => {
    if (!isNew(link)) return;
    const { href, pathname } = link;
    prefetched.add(pathname);
    try {
      await load(routes, new URL(href));
    } catch {
      // Nobody has asked for that page yet. Following the link tries again and reports the failure.
      prefetched.delete(pathname);
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
  if (navigator.connection?.saveData) return;

  const idle = () => new Promise<void>((resolve) => whenIdle(resolve));
  const prefetchAll = async () => {
    await idle();
    for (const link of [...document.querySelectorAll('a')].filter(isNew)) {
      if (link.isConnected) await prefetch(link);
      await idle();
    }
  };
  let queue = prefetchAll();
  onNavigated(() => {
    queue = queue.then(prefetchAll);
  });
}
