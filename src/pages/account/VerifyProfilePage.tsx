import { useEffect, useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { verifyProfile } from '../../api/calls.ts';
import { serverText } from '../../api/client.ts';
import {
  failure,
  failureOfResponse,
  failureOfThrown,
  type Outcome,
  success,
} from '../../forms/outcome.ts';
import { OutcomeAlert } from '../../forms/OutcomeAlert.tsx';
import { AccountCard } from './AccountCard.tsx';
import { useRedirect } from './useRedirect.ts';

const redirectDelayMs = 5000;

const missingToken = failure('Invalid or missing token.');

/** Verifies the email address of an account with the token of a link. See product.md, Account pages. */
export default function VerifyProfilePage() {
  const token = useParams().token?.trim() ?? '';
  return (
    <AccountCard title="Verify your email" picture="details/palm">
      <Verification key={token} token={token} />
    </AccountCard>
  );
}

function Verification({ token }: { token: string }) {
  const [outcome, setOutcome] = useState(token ? null : missingToken);
  const [attempt, setAttempt] = useState(1);
  const statusRef = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (token) void verifyOnce(token).then(setOutcome);
  }, [token, attempt]);
  // The button Try again had the focus and has unmounted.
  useEffect(() => {
    if (attempt > 1) statusRef.current?.focus();
  }, [attempt]);
  const verified = outcome?.kind === 'success';
  useRedirect('/login', verified ? redirectDelayMs : null);

  const tryAgain = () => {
    setOutcome(null);
    setAttempt(attempt + 1);
  };

  if (!outcome) {
    return (
      <p ref={statusRef} tabIndex={-1} className="with-icon account-loading" role="status">
        <span className="spinner-border spinner-border-sm" aria-hidden />
        Verifying your profile...
      </p>
    );
  }
  return (
    <>
      <OutcomeAlert outcome={outcome}>
        {verified && (
          <p>
            Redirecting to login...{' '}
            <Link to="/login" replace>
              Sign in now
            </Link>
          </p>
        )}
      </OutcomeAlert>
      {outcome.temporary && (
        <button type="button" className="btn btn-primary account-retry" onClick={tryAgain}>
          Try again
        </button>
      )}
      {!verified && (
        <p className="muted">
          Need a new link? <Link to="/login">Sign in</Link>, and we will offer to send one.
        </p>
      )}
    </>
  );
}

/** Running and successful verifications by token: a visitor who returns, or StrictMode, makes no second call. */
const verifications = new Map<string, Promise<Outcome>>();

/** Verifies an email address with the token of a link. Never rejects. */
function verifyOnce(token: string): Promise<Outcome> {
  const verification =
    verifications.get(token) ??
    verify(token).then((outcome) => {
      // Removed from the map, so that a failed verification can be repeated.
      if (outcome.kind !== 'success') verifications.delete(token);
      return outcome;
    });
  verifications.set(token, verification);
  return verification;
}

async function verify(token: string): Promise<Outcome> {
  try {
    const response = await verifyProfile({ token });
    if (response.success === true) {
      return success(serverText(response.message) ?? 'Profile verified successfully.');
    }
    // After a server error, or behind a captive portal, the link may still be valid.
    const mayBeValid = response.status >= 500 || response.notJson;
    const refused = failureOfResponse(response, 'Verification failed.');
    return { ...refused, temporary: mayBeValid };
  } catch (thrown) {
    return { ...failureOfThrown(thrown, 'Something went wrong.'), temporary: true };
  }
}
