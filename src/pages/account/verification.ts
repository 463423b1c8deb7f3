import { verifyProfile } from '../../api/calls';
import { invalidJson, serverText, thrownText } from '../../api/client';
import type { Outcome } from '../../forms/FormAlert';

/**
 * The verification of each token, while it runs and after it succeeded. One call per token: React's
 * StrictMode runs effects twice, and a link works only once.
 */
const verifications = new Map<string, Promise<Outcome>>();

/** Verifies the email address of a link's token, once. Never rejects. */
export function verifyOnce(token: string): Promise<Outcome> {
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

async function verify(token: string): Promise<Outcome> {
  try {
    const { success, message, error, status } = await verifyProfile(token);
    if (success === true) {
      return { tone: 'success', text: serverText(message) ?? 'Profile verified successfully.' };
    }
    // A server in trouble, or the page that a hotel's network puts in its place: the link may still work.
    const repeatable = status >= 500 || error === invalidJson;
    const text = serverText(error) ?? 'Verification failed.';
    return { tone: 'error', text, kind: repeatable ? 'repeatable' : undefined };
  } catch (thrown) {
    const text = thrownText(thrown) ?? 'Something went wrong.';
    return { tone: 'error', text, kind: 'repeatable' };
  }
}
