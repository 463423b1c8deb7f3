import { useSignOutTo } from '../../routing/useSignOutTo';
import { useSession } from '../../session/AuthContext';
import { saveAccountDraft, suggestEmail, type FormName } from '../../session/drafts';

/** What to keep of a form whose session has ended. */
export interface AccountDraft {
  form: FormName;
  values: () => Record<string, string>;
}

/** Shown if the server rejects the session. Without `draft`, the form cannot be restored. */
export function SignInAgain({ draft }: { draft?: AccountDraft }) {
  const { user } = useSession();
  const signOutTo = useSignOutTo();
  const signInAgain = () => {
    suggestEmail(user.email);
    // Before the form unmounts.
    const values = draft?.values();
    signOutTo('/login');
    // Signing out drops any draft.
    if (draft && values) saveAccountDraft(user.email, draft.form, values);
  };
  return (
    <>
      <p>
        {'Your session may have ended. '}
        {draft
          ? 'Sign in again to continue. What you typed will be restored.'
          : 'Sign in again to continue. What you typed here will be lost.'}
      </p>
      <button type="button" className="btn btn-outline-primary" onClick={signInAgain}>
        Sign in again
      </button>
    </>
  );
}
