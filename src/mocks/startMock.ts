import {
  activateAfterReturn,
  ignoreFailedUpdates,
  withoutBeforeUnload,
  withReadableStorage,
} from './mswWorkarounds.ts';

/** Mocks the API in the page. Without a service worker, as on plain HTTP, MSW mocks `fetch` alone: uploads do not show. */
export async function startMock(): Promise<void> {
  ignoreFailedUpdates();
  activateAfterReturn();
  const [{ setupWorker }, { handlers }] = await withReadableStorage(() =>
    Promise.all([import('msw/browser'), import('./handlers.ts')]),
  );
  const worker = setupWorker(...handlers);
  await withoutBeforeUnload(() => worker.start({ quiet: true, onUnhandledRequest: 'bypass' }));
}
