import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** False in the static HTML and while React hydrates it; then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
