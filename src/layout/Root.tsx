import { lazy, Suspense } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { Toasts } from '../toasts/Toasts';
import { useHydrated } from '../components/useHydrated';
import { AuthProvider } from '../session/AuthContext';
import { Footer } from './Footer';
import { Header } from './Header';
import { HeadTags } from './HeadTags';
import { ScrollManager } from './ScrollManager';

const MockBadge = __API_MOCK__
  ? lazy(async () => ({ default: (await import('../mocks/MockBadge')).MockBadge }))
  : null;

/** The frame of every page. */
export function Root() {
  const { state } = useNavigation();
  // The badge is not part of the site and not of its static HTML.
  const inBrowser = useHydrated();
  return (
    <AuthProvider>
      <HeadTags />
      <ScrollManager />
      <a className="btn btn-primary skip-link visually-hidden" href="#main">
        Skip to content
      </a>
      <Header />
      <div className={state === 'idle' ? 'page-progress' : 'page-progress running'} aria-hidden />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <Toasts />
      {MockBadge && inBrowser && (
        <Suspense>
          <MockBadge />
        </Suspense>
      )}
    </AuthProvider>
  );
}
