import { verifyProfile } from '../../api/calls';
import { invalidJson } from '../../api/client';
import { serverText, thrownText } from '../../api/serverText';
import type { Outcome } from '../../forms/FormMessage';

/** How a verification ended. See product.md, Account pages. */
export interface Verification extends Outcome {
  /** True when the server itself was not heard, so that the same link may still work. */
  repeatable?: boolean;
}

/**
 * The verification of each token, while it runs and after it succeeded. One call per token: React's
 * StrictMode runs effects twice, and a link works only once.
 */
const verifications = new Map<string, Promise<Verification>>();

/** Verifies the email address of a link's token, once. Never rejects. */
export function verifyOnce(token: string): Promise<Verification> {
  const known = verifications.get(token);
  if (known) return known;
  const verification = verify(token).then((result) => {
    // A failure is not kept: the next visit with this link may go better.
    if (result.tone !== 'success') verifications.delete(token);
    return result;
  });
  verifications.set(token, verification);
  return verification;
}

async function verify(token: string): Promise<Verification> {
  try {
    const { success, message, error, status } = await verifyProfile(token);
    if (success === true) {
      return { tone: 'success', text: serverText(message) ?? 'Profile verified successfully.' };
    }
    // A server in trouble, or the page that a hotel's network puts in its place.
    const repeatable = status >= 500 || error === invalidJson;
    return { tone: 'error', text: serverText(error) ?? 'Verification failed.', repeatable };
  } catch (thrown) {
    const text = thrownText(thrown) ?? 'Something went wrong.';
    return { tone: 'error', text, repeatable: true };
  }
}
