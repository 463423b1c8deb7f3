import { Outlet, useNavigation } from 'react-router-dom';
import { Late } from '../components/Late';
import { Waiting } from '../components/Waiting';
import { Toasts } from '../toasts/Toasts';
import { AuthProvider } from '../session/AuthContext';
import { Footer } from './Footer';
import { Header } from './Header';
import { HeadTags } from './HeadTags';
import { ScrollManager } from './ScrollManager';

const loadMockBadge = __API_MOCK__
  ? async () => (await import('../mocks/MockBadge')).MockBadge
  : null;

/** The frame of every page. */
export function Root() {
  const { state } = useNavigation();
  return (
    <AuthProvider>
      <HeadTags />
      <ScrollManager />
      <a className="btn btn-primary skip-link visually-hidden" href="#main">
        Skip to content
      </a>
      <Header />
      <div className={state === 'idle' ? 'page-progress' : 'page-progress running'} aria-hidden />
      <Waiting on={state !== 'idle'} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <Toasts />
      {loadMockBadge && <Late load={loadMockBadge} />}
    </AuthProvider>
  );
}
