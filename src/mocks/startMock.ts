import * as workarounds from './mswWorkarounds.ts';

/** Mocks the API in the page. Without a service worker, as on plain HTTP, MSW mocks `fetch` alone: uploads do not show. */
export async function startMock(): Promise<void> {
  workarounds.ignoreFailedUpdates();
  workarounds.activateAfterReturn();
  const [{ setupWorker }, { handlers }] = await workarounds.withReadableStorage(() =>
    Promise.all([import('msw/browser'), import('./handlers.ts')]),
  );
  const start = () => setupWorker(...handlers).start({ quiet: true, onUnhandledRequest: 'bypass' });
  await workarounds.withoutBeforeUnload(start);
}
