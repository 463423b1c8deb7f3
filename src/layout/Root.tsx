import { useEffect } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { LazyPart } from '../components/LazyPart.tsx';
import { BusyStatus } from '../forms/BusyStatus.tsx';
import { HeadTags } from '../routing/HeadTags.tsx';
import { NavigationEffects } from '../routing/NavigationEffects.tsx';
import { AuthProvider } from '../session/AuthContext.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Notice } from './Notice.tsx';

const loadMockBadge = __API_MOCK__
  ? async () => (await import('../mocks/mailbox/MockBadge.tsx')).MockBadge
  : null;

/** Surrounds every page. */
export function Root() {
  const loading = useNavigation().state !== 'idle';
  // The parts inside correct the words that depend on the date before the next paint.
  useEffect(() => document.documentElement.classList.remove('stale'), []);
  return (
    <AuthProvider>
      <HeadTags />
      <NavigationEffects />
      <a className="btn btn-primary skip-link visually-hidden" href="#main">
        Skip to content
      </a>
      <Header />
      <BusyStatus busy={loading} />
      <Notice />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      {/* At the end, because inserting it makes the browser compute the styles of all that follows again. */}
      {loading && <div className="page-progress" aria-hidden />}
      {loadMockBadge && <LazyPart load={loadMockBadge} />}
    </AuthProvider>
  );
}
