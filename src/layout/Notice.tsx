import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useAuth } from '../session/AuthContext';

const notices = {
  signInFirst: (
    <>
      Please <Link to="/login">sign in</Link> to see your profile.
    </>
  ),
  accountDeleted: 'Your account was deleted.',
} satisfies Record<string, ReactNode>;

export interface NoticeState {
  notice: keyof typeof notices;
}

const noticeOf = (state: unknown): ReactNode => {
  const { notice } = (state ?? {}) as Partial<NoticeState>;
  return notice !== undefined && Object.hasOwn(notices, notice) ? notices[notice] : null;
};

/** Tells a visitor at the top of the page why they were redirected. */
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
