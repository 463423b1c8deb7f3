import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type HistoryState, useHistoryState } from '../routing/historyState';
import { useAuth } from '../session/AuthContext';

const notices: Record<NonNullable<HistoryState['notice']>, ReactNode> = {
  signInFirst: (
    <>
      Please <Link to="/login">sign in</Link> to see your profile.
    </>
  ),
  accountDeleted: 'Your account was deleted.',
};

/** Says at the top of the page why the visitor was redirected. */
export function Notice() {
  const { loading } = useAuth();
  const { notice } = useHistoryState();
  return (
    <div role="status" className="notice">
      {/* After a reload, the first render must match the static HTML. */}
      {!loading && Object.entries(notices).find(([name]) => name === notice)?.[1]}
    </div>
  );
}
