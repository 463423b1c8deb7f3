import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useHydrated } from '../browser/useHydrated.ts';
import { type HistoryState, useHistoryState } from '../routing/historyState.ts';

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
  const hydrated = useHydrated();
  const { notice } = useHistoryState();
  return (
    <div role="status" className="notice">
      {/* A reload keeps the history's state, which the static HTML does not have. */}
      {hydrated && notice && notices[notice]}
    </div>
  );
}
