import { flushSync } from 'react-dom';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { useAuth } from './AuthContext.tsx';
import { dropEdits } from './keptEdits.ts';
import { signOut } from './sessionStore.ts';

interface SignOutOptions extends NavigateOptions {
  /** Ends only the session of this token. */
  token?: string;
}

/**
 * Ends the session, then opens a page. The sign-out is flushed, so that the guard of the profile redirects first. The
 * navigation then replaces the guard's redirect and notice.
 */
export function useSignOutTo() {
  const { user } = useAuth();
  const navigate = useNavigate();
  return (path: string, { token, ...options }: SignOutOptions = {}) => {
    if (!user) return;
    const ended = flushSync(() => signOut(token));
    if (!ended) return;
    dropEdits(user);
    void navigate(path, options);
  };
}
