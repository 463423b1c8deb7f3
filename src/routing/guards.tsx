import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { isParticipant } from '../api/user.ts';
import { useSessionState } from '../session/AuthContext.tsx';
import type { HistoryState } from './historyState.ts';

// Each guard is a layout route around the pages it guards. See product.md, Routes.

const Loading = () => (
  <p className="container section muted" role="status">
    Loading…
  </p>
);

/**
 * `Navigate` redirects when it mounts. If the visitor comes back before React has rendered the target, `Navigate` is
 * still mounted and would do nothing. A new key for each visit makes React mount it again.
 */
function Redirect({ to, state }: { to: string; state?: HistoryState }) {
  const { key } = useLocation();
  return <Navigate key={key} to={to} state={state} replace />;
}

/** A constant, because `Navigate` navigates again if its state changes. */
const signInFirst: HistoryState = { notice: 'signInFirst' };

/** Redirects signed-out visitors to the home page. */
export function SignedInOnly() {
  const { loading, session } = useSessionState();
  if (loading) return <Loading />;
  // A new key for another user, who may sign in from another tab and must not see what the previous user typed.
  return session ? <Outlet key={session.user.email} /> : <Redirect to="/" state={signInFirst} />;
}

/** Redirects signed-in users to their profile. Shows the page meanwhile, because it is prerendered. */
export function SignedOutOnly() {
  const { session } = useSessionState();
  return session ? <Redirect to="/profile" /> : <Outlet />;
}

/** Redirects users of the type visitor to their profile. Must be inside `SignedInOnly`. */
export function ParticipantOnly() {
  const { session } = useSessionState();
  return session && isParticipant(session.user) ? <Outlet /> : <Redirect to="/profile" />;
}
