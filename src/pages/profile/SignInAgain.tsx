import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useAuth, useSession } from '../../session/AuthContext';
import { saveAccountDraft, suggestEmail, type FormName } from '../../session/drafts';

/** What to keep of a form whose session has ended. */
export interface AccountDraft {
  form: FormName;
  values: () => Record<string, string>;
}

/** Shown if the server rejects the session. Without `draft`, the form cannot be restored. */
export function SignInAgain({ draft }: { draft?: AccountDraft }) {
  const { user } = useSession();
  const { signOut } = useAuth();
  const navigate = useNavigate();
  const signInAgain = () => {
    const values = draft?.values();
    // Flush, so that the guard redirects before the navigation below. Removes the form, and drops any draft.
    flushSync(() => signOut());
    if (draft && values) saveAccountDraft(user.email, draft.form, values);
    suggestEmail(user.email);
    void navigate('/login');
  };
  return (
    <>
      <p>
        {'Your session may have ended. '}
        {draft
          ? 'Sign in again to continue. What you typed will still be here.'
          : 'Sign in again to continue. What you typed here will be lost.'}
      </p>
      <button type="button" className="btn btn-outline-primary" onClick={signInAgain}>
        Sign in again
      </button>
    </>
  );
}
