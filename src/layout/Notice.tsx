import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type HistoryState, readHistoryState } from '../routing/historyState';
import { useAuth } from '../session/AuthContext';

const notices: Record<NonNullable<HistoryState['notice']>, ReactNode> = {
  signInFirst: (
    <>
      Please <Link to="/login">sign in</Link> to see your profile.
    </>
  ),
  accountDeleted: 'Your account was deleted.',
};

const noticeOf = (state: unknown): ReactNode => {
  const { notice } = readHistoryState(state);
  return Object.entries(notices).find(([name]) => name === notice)?.[1];
};

/** Says at the top of the page why the visitor was redirected. */
export function Notice() {
  const { loading } = useAuth();
  const { state } = useLocation() as { state: unknown };
  return (
    <div role="status" className="notice">
      {/* After a reload, the first render must match the static HTML. */}
      {!loading && noticeOf(state)}
    </div>
  );
}
