/** `VITE_API_URL` without a trailing slash; empty for the site's own origin. */
export const apiUrl = (import.meta.env.VITE_API_URL ?? '').replace(/\/+$/, '');

export const requestTimeoutMs = 30_000;

/** The fields of all responses, and the HTTP status. Fields are unknown until checked: a server may send anything. */
export interface ApiResponse {
  status: number;
  success?: unknown;
  error?: unknown;
  message?: unknown;
  token?: unknown;
  user?: unknown;
  /** `false` for an account whose email address is not verified yet. */
  verified?: unknown;
  /** The site's own mark of a body that is not a JSON object. */
  notJson?: true;
}

/** No response: offline, reset, refused by CORS, timeout or abort. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('No response from the server', { cause });
  }
}

/**
 * Sends a JSON body to the API host. @returns the body of the response merged with its HTTP status, whatever the status.
 * @throws {NetworkError} if no complete response arrives: network failure, abort, or a timeout of 30 s.
 */
export async function request(
  path: string,
  payload: object,
  { token, signal }: { token?: string; signal?: AbortSignal } = {},
): Promise<ApiResponse> {
  // Before `try`: an error here is a bug of ours, not a missing response.
  const body = JSON.stringify(payload, withoutControlCharacters);
  // Not AbortSignal.timeout, whose timer runs on after the response.
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), requestTimeoutMs);
  try {
    const response = await fetch(apiUrl + path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token !== undefined && { Authorization: token }),
      },
      body,
      signal: AbortSignal.any([timeout.signal, ...(signal ? [signal] : [])]),
    });
    return parseBody(response.status, await response.text());
  } catch (cause) {
    throw new NetworkError(cause);
  } finally {
    clearTimeout(timer);
  }
}

/** Turns tabs into spaces and removes other control characters, which pasting can bring. Line feeds stay. */
const withoutControlCharacters = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\t/g, ' ').replace(/(?!\n)\p{Cc}/gu, '') : value;

function parseBody(status: number, text: string): ApiResponse {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) {
      return { ...body, status };
    }
  } catch {
    // Not JSON.
  }
  // Prescribed: forms show this text as they show an error of the server.
  return { error: 'Invalid JSON response', notJson: true, status };
}

const maxTextLength = 300;

/** A response's field as text to show, shortened; undefined if blank or not text. */
export function serverText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (!text) return undefined;
  if (text.length <= maxTextLength) return text;
  // Keep an emoji whole.
  const start = text.slice(0, maxTextLength - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${start.trimEnd()}…`;
}
