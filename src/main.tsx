import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from './routes';
import { reloadWhenChunksAreGone } from './layout/staleChunks';
import './styles/main.scss';

if (__API_MOCK__) {
  const { startMock } = await import('./mocks/browser');
  await startMock();
}

// Some hosts take the ending of an address away: /faq is the page /faq.html.
const ownPath = document.getElementById('root')?.dataset.path;
if (ownPath === `${location.pathname}.html`) {
  history.replaceState(null, '', ownPath + location.search + location.hash);
}

const router = createBrowserRouter(routes);
reloadWhenChunksAreGone(router);

/** The first page's code has to be there before the first render, so that nothing flashes. */
function whenInitialized(start: () => void): void {
  if (router.state.initialized) {
    start();
    return;
  }
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    start();
  });
}

/** Whether the document holds this very page; a host may answer other addresses with it, too. */
function isPrerendered(root: HTMLElement): boolean {
  const { path } = root.dataset;
  if (path === '*') return router.state.matches.at(-1)?.route.path === '*';
  return path !== undefined && path === (location.pathname.replace(/\/+$/, '') || '/');
}

whenInitialized(() => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  // Where the page's code did not come, the error page takes the place of what the document holds.
  if (isPrerendered(root) && !router.state.errors) {
    hydrateRoot(root, app);
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
});
