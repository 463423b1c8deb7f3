import { type DataRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { whenIdle } from '../browser/scheduling.ts';
import type { PageModule } from './pageModule.ts';

const intents = ['pointerover', 'touchstart', 'focusin'] as const;

/** Imports the page of a path, and what its loader will import. */
async function load(routes: RouteObject[], path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  // The link is to a file, such as feed.xml.
  if (matches.at(-1)?.route.path === '*') return;
  await Promise.all(
    matches.map(async ({ route, params }) => {
      if (typeof route.lazy !== 'function') return;
      const { handle } = (await route.lazy()) as {
        handle?: Pick<PageModule, 'prefetchData'>;
      };
      await handle?.prefetchData?.(params);
    }),
  );
}

/** Prefetches links on hover, touch or focus; when the browser is idle, all links of the page, unless data saver is on. */
export function prefetchLinks(routes: RouteObject[], router: DataRouter): void {
  const prefetched = new Set<string>();
  const isNew = ({ origin, pathname, target }: HTMLAnchorElement) =>
    origin === location.origin &&
    target === '' &&
    pathname !== location.pathname &&
    !prefetched.has(pathname);
  const prefetchOnce = async (link: HTMLAnchorElement): Promise<void> => {
    if (!isNew(link)) return;
    const { pathname } = link;
    prefetched.add(pathname);
    try {
      await load(routes, pathname);
    } catch {
      // Best effort: a real navigation tries again and reports the error.
      prefetched.delete(pathname);
    }
  };

  for (const intent of intents) {
    document.addEventListener(
      intent,
      ({ target }) => {
        const link = target instanceof Element ? target.closest('a') : null;
        if (link) void prefetchOnce(link);
      },
      { passive: true },
    );
  }
  if (navigator.connection?.saveData) return;

  const idle = () => new Promise<void>((resolve) => whenIdle(resolve));
  const prefetchAll = async () => {
    await idle();
    for (const link of [...document.querySelectorAll('a')].filter(isNew)) {
      if (link.isConnected) await prefetchOnce(link);
      await idle();
    }
  };
  let queue = prefetchAll();
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') queue = queue.then(prefetchAll);
  });
}
