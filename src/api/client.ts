import { apiHost } from './host';

/** How long a call may take, in milliseconds. */
export const requestTimeoutMs = 30_000;

/** The error of an answer whose body is not a JSON object. */
export const invalidJson = 'Invalid JSON response';

/** The fields of the body and the HTTP status. */
export interface ApiResponse {
  /** HTTP status code; overrides a field of that name in the body. */
  status: number;
  success?: unknown;
  error?: unknown;
  message?: unknown;
}

/**
 * No HTTP answer: offline, connection reset, refused by CORS, time-out or abort.
 * `data.error`, if present, is shown instead of the form's own sentence. A plain network failure has none.
 */
export class NetworkError extends Error {
  constructor(
    cause: unknown,
    readonly data: { error?: unknown } = {},
  ) {
    super('No answer from the server', { cause });
  }
}

/** Options of every call. */
export interface CallOptions {
  /** Aborts the call, for example when its page is left. */
  signal?: AbortSignal;
}

/**
 * Sends one POST with a JSON body to the API host.
 * @param path starts with a slash, for example `/api/auth/login`.
 * @param token session token of a secure call, sent in `Authorization` without a scheme.
 * @returns the JSON body merged with the HTTP status, whatever the status; `error` is
 *   "Invalid JSON response" when the body is not a JSON object.
 * @throws NetworkError when no answer comes within 30 s.
 * @see product.md, Calls
 */
export async function request<T extends ApiResponse>(
  path: string,
  payload: object,
  { token, signal }: CallOptions & { token?: string } = {},
): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  const timer = setTimeout(abort, requestTimeoutMs);
  try {
    const response = await fetch(apiHost + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...authorization(token) },
      body: JSON.stringify(payload, withoutControls),
      signal: controller.signal,
    });
    return merge(response.status, await response.text()) as T;
  } catch (cause) {
    throw new NetworkError(cause);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

/** Drops the control characters that pasting can bring into a field; line feeds are allowed. */
const withoutControls = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\t/g, ' ').replace(/(?!\n)\p{Cc}/gu, '') : value;

/** Throws an error of our own: the browser's would name the invalid token. */
function authorization(token: string | undefined): { Authorization?: string } {
  if (token === undefined) return {};
  const headers = { Authorization: token };
  try {
    new Headers(headers);
  } catch {
    throw new Error('The token cannot be sent in a header');
  }
  return headers;
}

function merge(status: number, text: string): ApiResponse {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = undefined;
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { error: invalidJson, status };
  }
  return { ...body, status };
}

/** Where a longer text of a server is cut, in characters. */
const maxTextLength = 300;

/**
 * The text of an answer's field if it can be shown, else undefined. A server may send an object, a number,
 * markup or ten pages.
 */
export function serverText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (!text) return undefined;
  if (text.length <= maxTextLength) return text;
  // Do not cut an emoji in half.
  const start = text.slice(0, maxTextLength - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${start.trimEnd()}…`;
}

/** The `data.error` of something thrown, if it can be shown. */
export function thrownText(thrown: unknown): string | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('data' in thrown)) return undefined;
  const { data } = thrown;
  if (typeof data !== 'object' || data === null || !('error' in data)) return undefined;
  return serverText(data.error);
}
