import { requestTimeoutMs } from '../../src/api/client';

/** A complete response. */
export interface Received {
  status: number;
  headers: Headers;
  body: Buffer;
}

export interface Sent {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** No complete response; the message says why. */
export class Unanswered extends Error {}

/**
 * Makes a request and reads the whole response.
 * @throws Unanswered if the server refuses, resets, truncates or never ends.
 */
export async function exchange(url: string, sent: Sent = {}): Promise<Received> {
  try {
    const response = await fetch(url, {
      ...sent,
      redirect: 'manual',
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, body };
  } catch (error) {
    throw new Unanswered(reasonOf(error));
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `more than ${requestTimeoutMs / 1000} s`;
  // `fetch` itself only says that it failed.
  if (error.cause instanceof Error) return reasonOf(error.cause);
  const code = 'code' in error ? String(error.code) : '';
  return [...new Set([error.message || error.name, code])].filter(Boolean).join(', ');
}
