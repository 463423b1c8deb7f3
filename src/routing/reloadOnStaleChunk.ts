import type { DataRouter } from 'react-router-dom';

/**
 * The imported module. Vite returns undefined for a missing chunk if the page is about to reload. This promise then
 * stays pending, so that nothing renders before the reload.
 */
export const moduleOrReload = async <Module>(
  loading: Promise<Module | undefined>,
): Promise<Module> => (await loading) ?? (await new Promise<never>(() => undefined));

const marker = 'reloadedForChunk';

/**
 * A deploy may remove the chunks of the previous version. If the chunk of the next page is missing, the browser
 * loads that page from the server. If the chunk of the first page is missing, it reloads once, unless somebody has typed
 * in the static HTML. Other chunks are left to the component that imports them, because a reload would lose input.
 *
 * Firefox and Safari abort imports when the visitor leaves for another document. Then the chunk still exists, and
 * the navigation must not be interrupted.
 */
export function reloadOnStaleChunk(router: DataRouter): void {
  /** Another document is about to load, by the visitor's choice or by ours. */
  let leaving = false;
  const leave = () => {
    leaving = true;
  };
  // The listener exists only while a page loads, because it may exclude a page from the back/forward cache.
  const watch = ({ initialized, navigation }: DataRouter['state']) => {
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
      // Prefetch and navigation both import the chunk: ignore its second failure.
      leave();
      location.assign(target.pathname + target.search + target.hash);
      return;
    }
    if (router.state.initialized) return;
    // The reload keeps the history entry, and in it the marker of the first attempt.
    const state: unknown = history.state;
    const known = typeof state === 'object' && state !== null ? state : {};
    if (marker in known || hasInput()) return;
    event.preventDefault();
    history.replaceState({ ...known, [marker]: true }, '');
    location.reload();
  });
}

/** Whether a reload would lose something typed. */
const hasInput = (): boolean =>
  [
    ...document.querySelectorAll<HTMLInputElement>(
      'input:not([type=checkbox], [type=radio]), textarea',
    ),
  ].some(({ value, defaultValue }) => value !== defaultValue);
