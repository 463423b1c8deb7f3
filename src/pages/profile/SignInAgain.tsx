import { useSignOutTo } from '../../routing/useSignOutTo';
import { useSignedIn } from '../../session/AuthContext';
import { suggestEmail } from '../../session/drafts';
import { type Edits, saveEdits } from '../../session/edits';

/** Shown if the server rejects the session. Without `edits`, the form cannot be restored. */
export function SignInAgain({ edits }: { edits?: () => Edits }) {
  const { user } = useSignedIn();
  const signOutTo = useSignOutTo();
  const signInAgain = () => {
    suggestEmail(user.email);
    // Signing out unmounts the form and drops all edits.
    const unsaved = edits?.();
    signOutTo('/login');
    if (unsaved) saveEdits(user.email, unsaved);
  };
  return (
    <>
      <p>
        {'Your session may have ended. '}
        {edits
          ? 'What you typed will be restored after you have signed in.'
          : 'What you typed here will be lost.'}
      </p>
      <button type="button" className="btn btn-secondary" onClick={signInAgain}>
        Sign in again
      </button>
    </>
  );
}
