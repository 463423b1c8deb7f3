import { requestTimeoutMs } from '../../src/api/client';

/** A complete response. */
export interface Received {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** No complete response; the message says why. */
export class Unanswered extends Error {}

/** The header of a secure call. */
export const authorization = (token: string) => ({ Authorization: token });

/**
 * Makes a request and reads the whole response, as a browser would.
 * @throws Unanswered if the server refuses, resets, truncates or never ends.
 */
export async function exchange(url: string, sent: RequestInit = {}): Promise<Received> {
  const signal = AbortSignal.timeout(requestTimeoutMs);
  try {
    const response = await fetch(url, { ...sent, redirect: 'manual', signal });
    const { status, headers } = response;
    return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    const reason = signal.aborted ? `more than ${requestTimeoutMs / 1000} s` : reasonOf(error);
    throw new Unanswered(reason, { cause: error });
  }
}

function reasonOf(error: unknown): string {
  // The message of `fetch` is "fetch failed" or "terminated".
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = reason instanceof Error && 'code' in reason ? `, ${String(reason.code)}` : '';
  return `${String(reason)}${code}`;
}

/** The JSON object of a body, or null. A byte order mark is reported elsewhere. */
export function jsonObject(body: Buffer): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(body.toString().replace(/^\uFEFF/, ''));
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
