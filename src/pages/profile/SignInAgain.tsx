import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '../../session/AuthContext';

/** The way on when the server does not know the session any more. */
export function SignInAgain() {
  const { logout } = useAuth();
  const navigate = useNavigate();
  const signInAgain = () => {
    // First out of the guarded pages, whose guard leads to the home page; then to the sign-in.
    flushSync(logout);
    void navigate('/login');
  };
  return (
    <>
      <p>Your session may have ended. If you sign in again, what you typed here is lost.</p>
      <button type="button" className="btn btn-outline-primary" onClick={signInAgain}>
        Sign in again
      </button>
    </>
  );
}
