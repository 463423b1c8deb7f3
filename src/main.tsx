import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter, RouterProvider } from 'react-router-dom';
import { whenIdle } from './browser/scheduling.ts';
import { routes } from './routes.tsx';
import { headOfPage } from './routing/head.ts';
import { restoreExtension, showsCurrentPage } from './routing/prerenderedPage.ts';
import { reloadOnMissingChunk } from './routing/reloadOnMissingChunk.ts';
import './styles/main.scss';

/** Yields to the event loop: starting in one task would block input on slow phones. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Resolves when the first page's chunk has loaded: rendering earlier would flash. */
const waitForFirstPage = (router: DataRouter) =>
  new Promise<void>((resolve) => {
    const check = ({ initialized }: DataRouter['state']) => {
      if (initialized) resolve();
    };
    check(router.state);
    router.subscribe(check);
  });

function render(root: HTMLElement, router: DataRouter): void {
  const app = (
    <StrictMode>
      {/* Navigations render in one task: in slices, as transitions, they took a third longer. */}
      <RouterProvider router={router} useTransitions={false} />
    </StrictMode>
  );
  const prerendered = showsCurrentPage(root.dataset, headOfPage(router.state));
  const incomplete = document.getElementById('incomplete');
  if (prerendered && router.state.errors && incomplete) {
    // For example, the page's chunk failed to load. An error page would replace what the visitor has typed.
    incomplete.hidden = false;
  } else if (prerendered) {
    // Hydration, in contrast, is a transition: it runs in short slices.
    startTransition(() => void hydrateRoot(root, app));
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
}

async function loadMock(): Promise<void> {
  try {
    await (await import('./mocks/startMock.ts')).startMock();
  } catch (cause) {
    console.error(
      'The mock API could not start in this browser; API calls will fail. Allow service workers, or set VITE_API_MOCK=off.',
      cause,
    );
  }
}

/** The last of four steps to a page; buildtime/firstPaint/pageDocuments.ts lists all four. */
async function start(): Promise<void> {
  if (__API_MOCK__) await loadMock();
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  restoreExtension(root.dataset);
  await nextTask();
  const router = createBrowserRouter(routes);
  reloadOnMissingChunk(router);
  await waitForFirstPage(router);
  await nextTask();
  render(root, router);
  whenIdle(() => void startPrefetching(router));
}

async function startPrefetching(router: DataRouter): Promise<void> {
  // If this code fails to load, each page loads only when it is opened.
  const prefetch = await import('./routing/prefetch.ts').catch(() => null);
  prefetch?.prefetchLinks(routes, router);
}

void start();
