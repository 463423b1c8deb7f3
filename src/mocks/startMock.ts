export async function startMock(): Promise<void> {
  const [{ setupWorker }, { handlers }] = await loadMsw();
  // MSW 2.15 does not handle a failed update of its worker, for example when a navigation interrupts it.
  window.addEventListener('unhandledrejection', (event) => {
    if (String(event.reason).includes('Failed to update a ServiceWorker')) event.preventDefault();
  });
  // A worker that has stopped while the page was in the back/forward cache has forgotten the page. On plain HTTP, for
  // example on a phone on the same network, there is no worker: MSW mocks `fetch` alone, and uploads do not show.
  if ('serviceWorker' in navigator) {
    const { serviceWorker } = navigator;
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) serviceWorker.controller?.postMessage('MOCK_ACTIVATE');
    });
  }
  const addEventListener = window.addEventListener.bind(window);
  // MSW stops for good on `beforeunload`, but the page may stay (mailto: link) or come back (back/forward cache). See
  // https://github.com/mswjs/msw/issues/1105.
  window.addEventListener = (...args: Parameters<typeof addEventListener>) => {
    if (args[0] !== 'beforeunload') addEventListener(...args);
  };
  try {
    await setupWorker(...handlers).start({
      quiet: true,
      onUnhandledRequest: 'bypass',
    });
  } finally {
    Reflect.deleteProperty(window, 'addEventListener');
  }
}

/** MSW 2.15 reads localStorage while it loads; an empty object replaces one that is blocked. */
async function loadMsw() {
  const original = Object.getOwnPropertyDescriptor(window, 'localStorage');
  try {
    localStorage.getItem('');
  } catch {
    Object.defineProperty(window, 'localStorage', { configurable: true, value: {} });
  }
  try {
    return await Promise.all([import('msw/browser'), import('./handlers.ts')]);
  } finally {
    if (original) Object.defineProperty(window, 'localStorage', original);
  }
}
