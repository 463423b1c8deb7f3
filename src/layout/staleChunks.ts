import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

const marker = 'reloadedForChunk';

/**
 * A deploy removes the chunks of the previous version. If the chunk of a page is missing, the browser loads
 * that page from the server: the target of a navigation, or the first page, once. If the chunk is still
 * missing, the error page shows. Smaller chunks are left to the component that asked for them, because a
 * reload would lose what was typed.
 */
export function reloadWhenChunksAreGone(router: Router): void {
  /** The navigation that the browser has taken over. */
  let left: Router['state']['navigation'] | null = null;
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return;
    const { navigation } = router.state;
    const target = navigation.location;
    if (target) {
      event.preventDefault();
      // Asked for ahead and then again by the navigation, one chunk fails twice.
      if (navigation === left) return;
      left = navigation;
      location.assign(target.pathname + target.search + target.hash);
      return;
    }
    if (router.state.initialized) return;
    // The mark survives the reload in this history entry; nothing is stored.
    const state: unknown = history.state;
    const known = typeof state === 'object' && state !== null ? state : {};
    if (marker in known) return;
    event.preventDefault();
    history.replaceState({ ...known, [marker]: true }, '');
    location.reload();
  });
}
