import type { DataRouter } from 'react-router-dom';

const marker = 'reloadedForChunk';

/**
 * A deploy may remove the chunks of the previous version. If the chunk of the next page is missing, the browser
 * loads that page from the server. If the chunk of the first page is missing, the site reloads once, unless the
 * browser is offline or somebody has typed in the static HTML. Other chunks are left to the component that imports
 * them, because a reload would lose input.
 *
 * Firefox and Safari abort imports when the visitor leaves for another document. Then the chunk still exists, and
 * the navigation must not be interrupted.
 */
export function reloadOnMissingChunk(router: DataRouter): void {
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
  // If a chunk is missing, the promise of `awaitModule` never settles. A page that the visitor has left keeps
  // waiting for that promise; if Back restores it, it reloads.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && leaving) location.reload();
  });

  /** Loads a document instead of the missing chunk, if that can help. @returns true if a document is loading. */
  const loadDocument = (): boolean => {
    // Prefetch and navigation may both fail on the same chunk. After the first failure, a document is loading.
    if (leaving) return true;
    if (!navigator.onLine) return false;
    const next = router.state.navigation.location;
    if (next) {
      leave();
      location.assign(next.pathname + next.search + next.hash);
      return true;
    }
    if (router.state.initialized || hasInput() || !markReload()) return false;
    location.reload();
    return true;
  };
  window.addEventListener('vite:preloadError', (event) => {
    if (loadDocument()) event.preventDefault();
  });
}

/**
 * The imported module. If the chunk is missing and `reloadOnMissingChunk` prevents the default of `vite:preloadError`,
 * Vite resolves the import to undefined. The promise returned here then stays pending, so that nothing renders until
 * the other document loads. A test reports loaders that do not call `awaitModule`.
 */
export const awaitModule = async <Module>(loading: Promise<Module | undefined>): Promise<Module> =>
  (await loading) ?? (await new Promise<never>(() => undefined));

/** Marks the history entry, which outlives a reload. @returns false if it has the mark already. */
function markReload(): boolean {
  const state = { ...(history.state as Record<string, unknown> | null) };
  if (marker in state) return false;
  history.replaceState({ ...state, [marker]: true }, '');
  return true;
}

/** True if a reload would lose text that the visitor has typed. */
const hasInput = (): boolean =>
  [
    ...document.querySelectorAll<HTMLInputElement>(
      'input:not([type=checkbox], [type=radio]), textarea',
    ),
  ].some(({ value, defaultValue }) => value !== defaultValue);
