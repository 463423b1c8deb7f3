import { requestTimeoutMs } from '../../../src/api/client.ts';
import { championship } from '../../../src/data/championship.ts';

/** The URL that a setting contains; see vitest.config.ts. */
export const urlFrom = (setting = '') => setting.replace(/\/+$/, '');

/** Origin of the site, which every request names as a browser does. */
export const site = urlFrom(process.env.SITE_ORIGIN) || `https://${championship.domain}`;

/** A complete response. */
export type Received = Pick<Response, 'status' | 'headers'> & { body: Buffer };

export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Makes a request and reads the whole response, as a browser would.
 * @throws {Error} if the server refuses, resets, truncates or never ends; the message says why.
 */
export async function exchange(url: string, sent: RequestInit = {}): Promise<Received> {
  const signal = AbortSignal.timeout(requestTimeoutMs);
  try {
    const response = await fetch(url, { ...sent, redirect: 'manual', signal });
    const { status, headers } = response;
    return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    // The message of `fetch` is "fetch failed" or "terminated".
    const reason = error instanceof Error && error.cause ? error.cause : error;
    const text = signal.aborted ? `no response in ${requestTimeoutMs / 1000} s` : String(reason);
    throw new Error(`${url}: ${text}`, { cause: error });
  }
}

/** The JSON object of a body, or null. */
export function jsonObject(body: Buffer): JsonObject | null {
  try {
    const value: unknown = JSON.parse(body.toString());
    return value instanceof Object && !Array.isArray(value) ? (value as JsonObject) : null;
  } catch {
    return null;
  }
}
