import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

const marker = 'reloadedForChunk';

/**
 * A deploy takes away the chunks of the version before. Where a page's own chunk is missing, the page is
 * loaded anew: the address that a navigation was on its way to, or the first page, once. If the chunk is
 * still missing then, the error goes on to the error page. A chunk of less than a page is left to the
 * component that asked for it, because a reload would lose what was typed.
 */
export function reloadWhenChunksAreGone(router: Router): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return;
    const target = router.state.navigation.location;
    if (target) {
      event.preventDefault();
      location.assign(target.pathname + target.search + target.hash);
      return;
    }
    if (router.state.initialized) return;
    // The mark stays with this entry of the history over the reload; nothing is stored.
    const state: unknown = history.state;
    const known = typeof state === 'object' && state !== null ? state : {};
    if (marker in known) return;
    event.preventDefault();
    history.replaceState({ ...known, [marker]: true }, '');
    location.reload();
  });
}
