import { verifyProfile } from '../../api/calls';
import { invalidJson, serverText, thrownText } from '../../api/client';
import type { Outcome } from '../../forms/FormAlert';

/** Running and successful verifications by token: StrictMode runs effects twice, and a link works only once. */
const verifications = new Map<string, Promise<Outcome>>();

/** Verifies the email address of a link's token, once. Never rejects. */
export function verifyOnce(token: string): Promise<Outcome> {
  const known = verifications.get(token);
  if (known) return known;
  const verification = verify(token).then((result) => {
    // A failure may be repeated.
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
    // A server error or a captive portal: the link may still be valid.
    const repeatable = status >= 500 || error === invalidJson;
    const text = serverText(error) ?? 'Verification failed.';
    return { tone: 'error', text, kind: repeatable ? 'repeatable' : undefined };
  } catch (thrown) {
    const text = thrownText(thrown) ?? 'Something went wrong.';
    return { tone: 'error', text, kind: 'repeatable' };
  }
}
