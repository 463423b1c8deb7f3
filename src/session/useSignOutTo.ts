import { flushSync } from 'react-dom';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import type { Draft } from '../browser/storage.ts';
import { useSession } from './AuthContext.tsx';
import { dropEdits, keepEdits, type KeptForm, keptForms } from './keptEdits.ts';
import { signOut } from './sessionStore.ts';

interface SignOutOptions extends NavigateOptions {
  /** Edits to restore when this account signs in again; all others are dropped. */
  keep?: { form: KeptForm; values: Draft };
}

/**
 * Ends the session, then opens a page. `flushSync`, so that the guard of the profile redirects first; the navigation
 * then replaces the guard's redirect and notice.
 */
export function useSignOutTo() {
  const { session } = useSession();
  const navigate = useNavigate();
  return (path: string, { keep, ...options }: SignOutOptions = {}) => {
    if (!session) return;
    flushSync(signOut);
    for (const form of keptForms) dropEdits(form, session.user);
    if (keep) keepEdits(keep.form, session.user, keep.values);
    void navigate(path, options);
  };
}
