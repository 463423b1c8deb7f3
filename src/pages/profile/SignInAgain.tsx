import { useFormContext } from '../../forms/formContext.ts';
import { rememberForSignIn } from '../../forms/formDraft.ts';
import { useSignedIn, useSignOutTo } from '../../session/AuthContext.tsx';
import type { KeptForm } from '../../session/keptEdits.ts';

/** Shown in a form if the server rejects its session. Without `keptForm`, the form cannot be restored. */
export function SignInAgain({ keptForm }: { keptForm?: KeptForm }) {
  const { user } = useSignedIn();
  const form = useFormContext();
  const signOutTo = useSignOutTo();
  const signInAgain = () => {
    rememberForSignIn(user.email);
    signOutTo('/login', { keep: keptForm && { form: keptForm, values: form.values() } });
  };
  return (
    <>
      <p>
        {keptForm
          ? 'Please sign in again. What you typed will then be restored.'
          : 'Please sign in again. What you typed here will be lost.'}
      </p>
      <button type="button" className="btn btn-secondary" onClick={signInAgain}>
        Sign in again
      </button>
    </>
  );
}
