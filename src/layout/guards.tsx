import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAuth } from '../session/AuthContext';
import { isParticipant } from '../session/user';
import type { NoticeState } from './Notice';

/*
 * Who may see a page: each guard is a layout route around the pages it guards. See product.md, Routes.
 */

const Loading = () => (
  <p className="container section muted" role="status">
    Loading…
  </p>
);

/** Redirects, again at each arrival: someone may be back before React has shown the other page. */
function Redirect({ to, state }: { to: string; state?: NoticeState }) {
  const { key } = useLocation();
  return <Navigate key={key} to={to} state={state} replace />;
}

/** One object: `Navigate` navigates again when its state changes. */
const signInFirst: NoticeState = { notice: 'signInFirst' };

/** Sends signed-out visitors to the home page and says why. */
export function SignedInOnly() {
  const { loading, user } = useAuth();
  if (loading) return <Loading />;
  // Another user who signs in in another tab must not find what was typed here.
  return user ? <Outlet key={user.email} /> : <Redirect to="/" state={signInFirst} />;
}

/** Sends signed-in users to their profile. */
export function SignedOutOnly() {
  const { user } = useAuth();
  return user ? <Redirect to="/profile" /> : <Outlet />;
}

/** Sends visitors to their profile. Needs `SignedInOnly` around it. */
export function ParticipantOnly() {
  const { user } = useAuth();
  return user && isParticipant(user) ? <Outlet /> : <Redirect to="/profile" />;
}
