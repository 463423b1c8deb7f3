import { flushSync } from 'react-dom';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { useAuth } from './AuthContext.tsx';
import { dropAccountDrafts, type UnsavedValues, writeDraft } from './drafts.ts';
import { signOut } from './sessionStore.ts';

interface SignOutOptions extends NavigateOptions {
  /** Ends only the session of this token. */
  token?: string;
  /** The values that the next session of the account restores (default: none). */
  unsaved?: UnsavedValues;
}

/**
 * Ends the session, then opens a page. The sign-out is flushed, so that the guard of the profile redirects first. The
 * navigation then replaces the guard's redirect and notice.
 */
export function useSignOutTo() {
  const { user } = useAuth();
  const navigate = useNavigate();
  return (path: string, { token, unsaved, ...options }: SignOutOptions = {}) => {
    if (!user) return;
    // Read before the sign-out removes the form.
    const values = unsaved?.values() ?? {};
    const ended = flushSync(() => signOut(token));
    if (!ended) return;
    dropAccountDrafts(user);
    if (unsaved) writeDraft(unsaved.draftName, values);
    void navigate(path, options);
  };
}
