import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '../../session/AuthContext';

interface SignInAgainProps {
  /** Keeps what was typed for after the sign-in. Without it, the form cannot be restored. */
  keep?: () => void;
}

/** Shown when the server rejects the session. */
export function SignInAgain({ keep }: SignInAgainProps) {
  const { logout } = useAuth();
  const navigate = useNavigate();
  const signInAgain = () => {
    // The guard of the profile redirects to the home page first.
    flushSync(() => logout());
    // Afterwards, because logging out drops everything kept.
    keep?.();
    void navigate('/login');
  };
  return (
    <>
      <p>
        {'Your session may have ended. '}
        {keep
          ? 'Sign in again, and you will find here what you typed.'
          : 'If you sign in again, what you typed here will be lost.'}
      </p>
      <button type="button" className="btn btn-outline-primary" onClick={signInAgain}>
        Sign in again
      </button>
    </>
  );
}
