import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * A module that import() loads. When its chunk is gone and the browser loads another document instead, there is
 * nothing to show any more, so the promise stays open.
 */
export const chunk = async <Module>(loading: Promise<Module | undefined>): Promise<Module> =>
  (await loading) ?? (await new Promise<never>(() => undefined));

const marker = 'reloadedForChunk';

/**
 * A deploy removes the chunks of the previous version. If the chunk of a page is missing, the browser loads
 * that page from the server: the target of a navigation, or the first page, once. If the chunk is still
 * missing, the error page shows. Smaller chunks are left to the component that asked for them, because a
 * reload would lose what was typed.
 *
 * Firefox and Safari give up what is still being loaded as soon as the visitor is on the way to another
 * document. Then nothing is gone, and the visitor must get there.
 */
export function reloadOnStaleChunk(router: Router): void {
  let leaving = false;
  const leave = () => {
    leaving = true;
  };
  // Only while a page is loaded: a browser may keep no page in memory that listens to this.
  const watch = ({ initialized, navigation }: Router['state']) => {
    if (initialized && navigation.state === 'idle') {
      leaving = false;
      window.removeEventListener('beforeunload', leave);
    } else {
      window.addEventListener('beforeunload', leave);
    }
  };
  watch(router.state);
  router.subscribe(watch);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && leaving) location.reload();
  });

  window.addEventListener('vite:preloadError', (event) => {
    if (leaving) {
      event.preventDefault();
      return;
    }
    if (!navigator.onLine) return;
    const target = router.state.navigation.location;
    if (target) {
      event.preventDefault();
      // Asked for ahead and then again by the navigation, one chunk fails twice.
      leave();
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
