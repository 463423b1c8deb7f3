import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from './routes';
import './styles/main.scss';

if (__API_MOCK__) {
  const { startMock } = await import('./mocks/browser');
  await startMock();
}

const router = createBrowserRouter(routes);

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

whenInitialized(() => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
});
