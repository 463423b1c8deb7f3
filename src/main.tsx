import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from './routes';
import { whenIdle } from './components/scheduling';
import { documentTitle, headOf } from './layout/head';
import { crossFadePages } from './layout/pageTransitions';
import { reloadOnStaleChunk } from './layout/reloadOnStaleChunk';
import './styles/main.scss';

type Router = ReturnType<typeof createBrowserRouter>;

/** Ends the task. In one piece, the start would keep a slow phone from answering to a touch. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The first page's code has to be there before the first render, so that nothing flashes. */
const initialized = (router: Router) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });

/** Whether the document holds this very page; a host may answer other addresses with it, too. */
function isPrerendered({ path }: DOMStringMap, router: Router): boolean {
  const match = router.state.matches.at(-1);
  const loaderData: unknown = match && router.state.loaderData[match.route.id];
  const head = match ? headOf({ handle: match.route.handle, loaderData }) : null;
  // What is not there looks the same at many addresses.
  if (path?.endsWith('*')) return head !== null && documentTitle(head) === document.title;
  // An article has one canonical path, whatever slug the visitor came with.
  const shown = head?.canonical ?? (location.pathname.replace(/\/+$/, '') || '/');
  return path === shown;
}

function show(root: HTMLElement, router: Router): void {
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  // Where the page's code did not come, the error page takes the place of what the document holds.
  if (isPrerendered(root.dataset, router) && !router.state.errors) {
    // As a transition, React takes the page over in short slices.
    startTransition(() => void hydrateRoot(root, app));
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
}

async function start(): Promise<void> {
  if (__API_MOCK__) {
    const { startMock } = await import('./mocks/browser');
    await startMock();
  }
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  // Some hosts take the ending of an address away: /faq is the page /faq.html.
  const { path } = root.dataset;
  if (path === `${location.pathname}.html`) {
    history.replaceState(null, '', path + location.search + location.hash);
  }

  await pause();
  const router = createBrowserRouter(routes);
  reloadOnStaleChunk(router);
  crossFadePages(router);
  await initialized(router);
  await pause();
  show(root, router);
  whenIdle(() => void prefetch(router));
}

async function prefetch(router: Router): Promise<void> {
  try {
    const { prefetchLinks } = await import('./layout/prefetch');
    prefetchLinks(routes, (listener) =>
      router.subscribe(({ navigation }) => {
        if (navigation.state === 'idle') listener();
      }),
    );
  } catch {
    // Pages load when they are opened.
  }
}

void start();
