import { useEffect, useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { FormAlert, type Outcome } from '../../forms/FormAlert';
import { AccountCard } from './AccountCard';
import { useRedirect } from './useRedirect';
import { verifyOnce } from './verification';

/** How long the success is shown before the visitor is led to the sign-in, in milliseconds. */
const redirectDelayMs = 5000;

const missingToken: Outcome = { tone: 'error', text: 'Invalid or missing token.' };

/** Verifies the email address of an account with the token of a link. See product.md, Account pages. */
export function Component() {
  const token = useParams().token?.trim();
  return (
    <AccountCard title="Verify your email" picture="details/palm">
      {token ? (
        <VerificationState key={token} token={token} />
      ) : (
        <>
          <FormAlert outcome={missingToken} />
          <NewLink />
        </>
      )}
    </AccountCard>
  );
}

function VerificationState({ token }: { token: string }) {
  const [ended, setEnded] = useState<Outcome | null>(null);
  const [attempt, setAttempt] = useState(1);
  const waiting = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    let left = false;
    void verifyOnce(token).then((verification) => {
      if (!left) setEnded(verification);
    });
    return () => {
      left = true;
    };
  }, [token, attempt]);
  // The button that was pressed has gone.
  useEffect(() => {
    if (attempt > 1) waiting.current?.focus();
  }, [attempt]);
  const verified = ended?.tone === 'success';
  useRedirect('/login', verified ? redirectDelayMs : null);

  const tryAgain = () => {
    setEnded(null);
    setAttempt(attempt + 1);
  };

  if (!ended) {
    return (
      <p ref={waiting} tabIndex={-1} className="account-loading" role="status">
        <span className="spinner-border spinner-border-sm" aria-hidden />
        Verifying your profile...
      </p>
    );
  }
  if (verified) {
    return (
      <FormAlert outcome={ended}>
        <p>
          Redirecting to login...{' '}
          <Link to="/login" replace>
            Sign in now
          </Link>
        </p>
      </FormAlert>
    );
  }
  return (
    <>
      <FormAlert outcome={ended} />
      {ended.kind === 'repeatable' && (
        <button type="button" className="btn btn-primary account-retry" onClick={tryAgain}>
          Try again
        </button>
      )}
      <NewLink />
    </>
  );
}

const NewLink = () => (
  <p className="muted">
    Need a new link? <Link to="/login">Sign in</Link> and you can have one sent.
  </p>
);
