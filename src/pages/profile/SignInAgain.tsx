import { rememberForSignIn } from '../../forms/formDraft.ts';
import { useSession, useSignOutTo } from '../../session/AuthContext.tsx';
import type { KeptEdits } from '../../session/keptEdits.ts';

/** Shown in a form if the server rejects its session. Without `keep`, the form cannot be restored. */
export function SignInAgain({ keep }: { keep?: () => KeptEdits }) {
  const { user } = useSession();
  const signOutTo = useSignOutTo();
  const signInAgain = () => {
    rememberForSignIn(user.email);
    signOutTo('/login', { keep: keep?.() });
  };
  return (
    <>
      <p>
        {keep
          ? 'Please sign in again. What you typed will then be restored.'
          : 'Please sign in again. What you typed here will be lost.'}
      </p>
      <button type="button" className="btn btn-secondary" onClick={signInAgain}>
        Sign in again
      </button>
    </>
  );
}
