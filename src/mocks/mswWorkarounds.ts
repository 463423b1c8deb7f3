import { writeStored } from '../browser/storage.ts';

/*
 * These workarounds are for MSW 2.15, because MSW 3 needs Node 22. MSW 3.0.5 no longer needs `activateAfterReturn` and
 * `withoutBeforeUnload`, but still needs the others.
 */

/** MSW does not handle a failed update of its worker, for example when a navigation interrupts it. */
export const ignoreFailedUpdates = () =>
  window.addEventListener('unhandledrejection', (event) => {
    if (String(event.reason).includes('Failed to update a ServiceWorker')) event.preventDefault();
  });

/** A worker that has stopped while the page was in the back/forward cache has forgotten the page. */
export const activateAfterReturn = () =>
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !('serviceWorker' in navigator)) return;
    navigator.serviceWorker.controller?.postMessage('MOCK_ACTIVATE');
  });

/** MSW stops for good on `beforeunload` (issue 1105), but the page may stay (mailto: link) or return by history. */
export const withoutBeforeUnload = (start: () => Promise<unknown>) => {
  const add = window.addEventListener.bind(window);
  const addOthers = (...args: Parameters<typeof add>) => args[0] === 'beforeunload' || add(...args);
  return replacing('addEventListener', addOthers, start);
};

/** MSW reads localStorage while it loads; an empty object replaces one that is blocked. */
export const withReadableStorage = <Loaded>(load: () => Promise<Loaded>) =>
  writeStored('localStorage', '', null) ? load() : replacing('localStorage', {}, load);

/** Runs `run` while a property of the window has another value. */
async function replacing<Result>(name: keyof Window, value: unknown, run: () => Promise<Result>) {
  const original = Object.getOwnPropertyDescriptor(window, name);
  Object.defineProperty(window, name, { configurable: true, value });
  try {
    return await run();
  } finally {
    Reflect.deleteProperty(window, name);
    if (original) Object.defineProperty(window, name, original);
  }
}
