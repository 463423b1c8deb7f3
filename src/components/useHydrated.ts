import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False in the static HTML, and until React has taken it over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
