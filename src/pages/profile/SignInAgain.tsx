import { useSignedIn } from '../../session/AuthContext.tsx';
import { prefillSignIn, type UnsavedValues } from '../../session/drafts.ts';
import { useSignOutTo } from '../../session/useSignOutTo.ts';

/** Shown if the server rejects the session. Without `unsaved`, the form cannot be restored. */
export function SignInAgain({ unsaved }: { unsaved?: UnsavedValues }) {
  const { user } = useSignedIn();
  const signOutTo = useSignOutTo();
  const signInAgain = () => {
    prefillSignIn(user.email);
    signOutTo('/login', { unsaved });
  };
  return (
    <>
      <p>
        {unsaved
          ? 'Please sign in again. What you typed will then be restored.'
          : 'Please sign in again. What you typed here will be lost.'}
      </p>
      <button type="button" className="btn btn-secondary" onClick={signInAgain}>
        Sign in again
      </button>
    </>
  );
}
