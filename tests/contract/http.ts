import { requestTimeoutMs } from '../../src/api/client';

/** A complete response. */
export interface Received {
  status: number;
  headers: Headers;
  body: Buffer;
}

export type Body = Readonly<Record<string, unknown>>;

/**
 * Makes a request and reads the whole response, as a browser would.
 * @throws Error if the server refuses, resets, truncates or never ends; the message says why.
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
    const text = signal.aborted ? `more than ${requestTimeoutMs / 1000} s` : String(reason);
    throw new Error(text, { cause: error });
  }
}

/** Posts JSON. */
export const postJson = (url: string, payload: object, headers = {}): Promise<Received> =>
  exchange(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(payload),
  });

/** The JSON object of a body, or null. */
export function jsonObject(body: Buffer): Body | null {
  try {
    const value: unknown = JSON.parse(body.toString());
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Body) : null;
  } catch {
    return null;
  }
}
