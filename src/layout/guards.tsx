import { Navigate, Outlet } from 'react-router-dom';
import { useAuth } from '../session/AuthContext';
import { isParticipant } from '../session/user';

/*
 * Who may see a page. Each guard is a layout route around the pages it guards; see routes.tsx.
 */

const Loading = () => (
  <p className="container section muted" role="status">
    Loading…
  </p>
);

/** Leads anonymous visitors to the home page. See product.md, Session. */
export function SignedInOnly() {
  const { loading, user } = useAuth();
  if (loading) return <Loading />;
  // Somebody else, who signed in in another tab, finds nothing of what was typed and asked here.
  return user ? <Outlet key={user.email} /> : <Navigate to="/" replace />;
}

/** Leads whoever is signed in to the profile. See product.md, Session. */
export function SignedOutOnly() {
  const { user } = useAuth();
  return user ? <Navigate to="/profile" replace /> : <Outlet />;
}

/** Leads visitors to their profile; stands inside of `SignedInOnly`. See product.md, Session. */
export function ParticipantOnly() {
  const { user } = useAuth();
  return user && isParticipant(user) ? <Outlet /> : <Navigate to="/profile" replace />;
}
