import { verifyProfile } from '../../api/calls.ts';
import { invalidJson, serverText, thrownText } from '../../api/client.ts';
import { failure, failureFrom, type Outcome, success } from '../../forms/outcome.ts';

/** Running and successful verifications by token: a visitor who returns, or StrictMode, makes no second call. */
const verifications = new Map<string, Promise<Outcome>>();

/** Verifies an email address with the token of a link. Never rejects. */
export function verifyOnce(token: string): Promise<Outcome> {
  const earlier = verifications.get(token);
  if (earlier) return earlier;
  const verification = verify(token).then((result) => {
    // Removed from the map, so that a failed verification can be repeated.
    if (result.kind !== 'success') verifications.delete(token);
    return result;
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
    const mayBeValid = response.status >= 500 || response.error === invalidJson;
    const outcome = failureFrom(response, 'Verification failed.');
    return mayBeValid ? { ...outcome, cause: 'repeatable' } : outcome;
  } catch (thrown) {
    return failure(thrownText(thrown) ?? 'Something went wrong.', 'repeatable');
  }
}
