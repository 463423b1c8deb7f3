import { flushSync } from 'react-dom';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { signOut } from '../session/sessionStore';

/**
 * Signs out, then opens a page. The sign-out is flushed, so that the guard of the profile redirects first. The
 * navigation then replaces the guard's redirect and notice.
 * @returns a function; with a `token`, it ends only the session of this token.
 */
export function useSignOutTo() {
  const navigate = useNavigate();
  return (path: string, { token, ...options }: NavigateOptions & { token?: string } = {}) => {
    if (flushSync(() => signOut(token))) void navigate(path, options);
  };
}
