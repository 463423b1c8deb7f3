import { flushSync } from 'react-dom';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { useSession } from './AuthContext.tsx';
import { dropEdits, keptForms } from './keptEdits.ts';
import { signOut } from './sessionStore.ts';

/**
 * Ends the session, then opens a page. The sign-out is flushed, so that the guard of the profile redirects first. The
 * navigation then replaces the guard's redirect and notice.
 */
export function useSignOutTo() {
  const { user } = useSession();
  const navigate = useNavigate();
  return (path: string, options?: NavigateOptions) => {
    if (!user) return;
    flushSync(signOut);
    for (const form of keptForms) dropEdits(form, user);
    void navigate(path, options);
  };
}
