import { useSignedIn } from '../../session/AuthContext.tsx';
import { suggestEmail, type UnsavedDraft } from '../../session/drafts.ts';
import { useSignOutTo } from '../../session/useSignOutTo.ts';

/** Shown if the server rejects the session. Without `draft`, the form cannot be restored. */
export function SignInAgain({ draft }: { draft?: UnsavedDraft }) {
  const { user } = useSignedIn();
  const signOutTo = useSignOutTo();
  const signInAgain = () => {
    suggestEmail(user.email);
    signOutTo('/login', { draft });
  };
  return (
    <>
      <p>
        {draft
          ? 'Please sign in again. What you typed will then be restored.'
          : 'Please sign in again. What you typed here will be lost.'}
      </p>
      <button type="button" className="btn btn-secondary" onClick={signInAgain}>
        Sign in again
      </button>
    </>
  );
}
