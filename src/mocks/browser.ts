/** How long the worker may take to start, in milliseconds. */
const startTimeoutMs = 10_000;

/**
 * Starts the mock API in the page; call it before the first render.
 * Never rejects: if no worker can run, the console says so and calls go unanswered.
 */
export async function startMock(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The worker did not start.')), startTimeoutMs);
    });
    await Promise.race([startWorker(), late]);
  } catch (cause) {
    console.error('The mock API could not start in this browser; API calls will fail.', cause);
  } finally {
    clearTimeout(timer);
  }
}

/** The browser's error when a navigation or a lost network cuts an update of the worker short. */
const updateFailed = /^Failed to update a ServiceWorker/;

async function startWorker(): Promise<void> {
  // MSW checks for a newer worker file and does not handle a failure.
  window.addEventListener('unhandledrejection', (event) => {
    const { reason } = event as { reason: unknown };
    if (reason instanceof Error && updateFailed.test(reason.message)) event.preventDefault();
  });
  const { setupWorker, handlers } = await loadWorker();
  if ('serviceWorker' in navigator) remindWorker(navigator.serviceWorker);
  else fetchUploads();
  const hearLeaving = ignoreLeaving();
  try {
    await setupWorker(...handlers).start({
      serviceWorker: { url: '/mockServiceWorker.js' },
      quiet: true,
      onUnhandledRequest: 'bypass',
    });
  } finally {
    hearLeaving();
  }
}

/**
 * Names the page to the worker again when it comes back from the back/forward cache: a worker that the browser
 * ended meanwhile, as it was idle, has forgotten whom it answers.
 */
function remindWorker(workers: ServiceWorkerContainer): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) workers.controller?.postMessage('MOCK_ACTIVATE');
  });
}

/**
 * Keeps MSW from its `beforeunload`, where it gives the page up for good. But the page may stay, as after a link
 * that opens a mail program, or come back from the back/forward cache.
 * @returns how to end that: the site listens, too.
 */
function ignoreLeaving(): () => void {
  const original = window.addEventListener.bind(window);
  window.addEventListener = (...args: Parameters<typeof original>) => {
    if (args[0] !== 'beforeunload') original(...args);
  };
  return () => Reflect.deleteProperty(window, 'addEventListener');
}

/**
 * Plain HTTP outside localhost, as on a phone in the same network, has no service worker. MSW then answers
 * the page's own calls only, so uploaded pictures are fetched for the elements that could not load them.
 */
function fetchUploads(): void {
  const tried = new WeakSet<HTMLImageElement>();
  const onError = (event: Event) => {
    const { target } = event;
    if (!(target instanceof HTMLImageElement) || tried.has(target)) return;
    if (!new URL(target.src).pathname.startsWith('/public/uploads/')) return;
    tried.add(target);
    // Not the avatar's own listener, which would show the default picture.
    event.stopImmediatePropagation();
    void fetch(target.src)
      .then((answer) => answer.blob())
      .then((blob) => {
        // An answer that is no picture fails once more, and gives way to the default one.
        target.src = URL.createObjectURL(blob);
      });
  };
  document.addEventListener('error', onError, { capture: true });
}

/** MSW reads localStorage while it loads. Where that throws, it gets an empty substitute meanwhile. */
async function loadWorker() {
  const restore = storageReadable() ? undefined : replaceStorage();
  try {
    const [{ setupWorker }, { handlers }] = await Promise.all([
      import('msw/browser'),
      import('./handlers'),
    ]);
    return { setupWorker, handlers };
  } finally {
    restore?.();
  }
}

function storageReadable(): boolean {
  try {
    localStorage.getItem('mock-api');
    return true;
  } catch {
    return false;
  }
}

function replaceStorage(): () => void {
  const original = Object.getOwnPropertyDescriptor(window, 'localStorage');
  Object.defineProperty(window, 'localStorage', { configurable: true, value: {} });
  return () => {
    Reflect.deleteProperty(window, 'localStorage');
    if (original) Object.defineProperty(window, 'localStorage', original);
  };
}
