import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { FormAlert } from '../../forms/FormAlert';
import type { Outcome } from '../../forms/outcome';
import { useAuth, useSession } from '../../session/AuthContext';
import { saveAccountDraft, writeDraft, type FormName } from '../../session/drafts';

const flashMs = 3000;

interface FlashAlertProps {
  outcome: Outcome | null;
  /** @param hadFocus true if the message had the focus, which would fall back to the top of the page. */
  onEnd: (hadFocus: boolean) => void;
  draft?: AccountDraft;
}

/** What to keep of a form whose session has ended. */
interface AccountDraft {
  form: FormName;
  values: () => Record<string, string>;
}

/** The result of saving; disappears by itself unless the visitor has to sign in again. */
export function FlashAlert({ outcome, onEnd, draft }: FlashAlertProps) {
  const expired = outcome?.kind === 'expired';
  const place = useRef<HTMLDivElement>(null);
  const end = useEffectEvent(() => {
    onEnd(place.current?.contains(document.activeElement) === true);
  });
  useEffect(() => {
    if (!outcome || expired) return undefined;
    const timer = setTimeout(() => end(), flashMs);
    return () => clearTimeout(timer);
  }, [outcome, expired]);
  return (
    <div ref={place}>
      <FormAlert outcome={outcome}>{expired && <SignInAgain draft={draft} />}</FormAlert>
    </div>
  );
}

/** Shown if the server rejects the session. Without `draft`, the form cannot be restored. */
export function SignInAgain({ draft }: Pick<FlashAlertProps, 'draft'>) {
  const { user } = useSession();
  const { logout } = useAuth();
  const navigate = useNavigate();
  const signInAgain = () => {
    const values = draft?.values();
    // Flush, so that the guard redirects before the navigation below. Removes the form, and drops any draft.
    flushSync(() => logout());
    if (draft && values) saveAccountDraft(user.email, draft.form, values);
    writeDraft('sign-in', { email: user.email });
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
