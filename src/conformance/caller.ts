import { answerBreaches, isSecure, type CallPath } from './contract';

/** One way in which a server breaks the contract. */
export interface Breach {
  /** The request, for example `POST /api/auth/login`. */
  call: string;
  /** What to mend, in a sentence. */
  text: string;
}

/** A parsed answer. */
export interface Answer {
  status: number;
  body: Readonly<Record<string, unknown>>;
}

interface Expected {
  /** What the request is about, for example "with a wrong password". */
  when: string;
  /** The status that the contract names for it. */
  status: number;
}

interface Sending {
  /** Sent instead of the payload's JSON. */
  text?: string;
  contentType?: string;
  /** Value of the `Authorization` header. */
  token?: string;
}

/** No connection, or no time left: there is nothing more to check. */
export class Unreachable extends Error {}

/** How long one answer may take, in milliseconds; the site gives up then, too. */
const answerTimeoutMs = 30_000;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Why a request failed, from what `fetch` throws. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && cause.message ? cause.message : error.message;
}

/** Makes requests as a browser on another origin would, each once, and notes what breaks the contract. */
export class Caller {
  readonly breaches: Breach[] = [];
  requests = 0;

  /**
   * @param host address of the API host, without a trailing slash.
   * @param origin the origin that the site is served from.
   * @param limit ends all requests when the time is up.
   */
  constructor(
    readonly host: string,
    readonly origin: string,
    readonly limit: AbortSignal,
  ) {}

  note(call: string, text: string): void {
    this.breaches.push({ call, text });
  }

  /** @throws Unreachable when the connection fails; the reason of `limit` when the time is up. */
  async fetch(path: string, init: RequestInit): Promise<Response> {
    this.limit.throwIfAborted();
    this.requests += 1;
    try {
      return await fetch(this.host + path, {
        ...init,
        redirect: 'manual',
        signal: AbortSignal.any([this.limit, AbortSignal.timeout(answerTimeoutMs)]),
      });
    } catch (error) {
      this.limit.throwIfAborted();
      throw new Unreachable(`${this.host} does not answer ${path}: ${reasonOf(error)}.`);
    }
  }

  /** Asks as a browser does before a call from another origin. */
  async preflight(path: CallPath): Promise<void> {
    const wanted = isSecure(path) ? ['authorization', 'content-type'] : ['content-type'];
    const { status, headers } = await this.fetch(path, {
      method: 'OPTIONS',
      headers: {
        Origin: this.origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': wanted.join(','),
      },
    });
    const call = `OPTIONS ${path}`;
    if (status !== 200 && status !== 204) {
      this.note(call, `the preflight is answered with ${status}; it must be 200 or 204`);
    }
    this.checkOrigin(call, 'the preflight', headers);
    const allowed = (headers.get('Access-Control-Allow-Headers') ?? '').toLowerCase();
    const names = allowed.split(',').map((name) => name.trim());
    for (const name of wanted.filter((each) => !names.includes(each))) {
      this.note(call, `Access-Control-Allow-Headers does not name ${name}`);
    }
  }

  /**
   * Makes one of the twelve calls and holds its answer against the contract.
   * @returns null when the answer is none that the site could read.
   */
  async post(
    path: CallPath,
    payload: object,
    expected: Expected,
    { text, contentType = 'application/json', token }: Sending = {},
  ): Promise<Answer | null> {
    const call = `POST ${path}`;
    const response = await this.fetch(path, {
      method: 'POST',
      headers: {
        Origin: this.origin,
        'Content-Type': contentType,
        ...(token !== undefined && { Authorization: token }),
      },
      body: text ?? JSON.stringify(payload),
    });
    const { status, headers } = response;
    const note = (breach: string) => this.note(call, `${expected.when}: ${breach}`);
    this.checkOrigin(call, `${expected.when}: the answer`, headers);
    if (status >= 300 && status < 400) {
      note(`answers with a redirect (${status}); browsers do not follow it to another origin`);
      return null;
    }
    const body = await this.readJson(response, note);
    if (!body) return null;
    if (status !== expected.status) note(`answers ${status}; it must be ${expected.status}`);
    else for (const breach of answerBreaches(path, status, body)) note(breach);
    return { status, body };
  }

  private async readJson(
    response: Response,
    note: (breach: string) => void,
  ): Promise<Answer['body'] | null> {
    const text = await response.text();
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      const kind = text.trim() === '' ? 'is empty' : 'is not JSON';
      const isHtml = /^\s*<(!doctype|html)/i.test(text);
      note(`the body ${isHtml ? 'is an HTML page' : kind}; it must be a JSON object`);
      return null;
    }
    if (isObject(body)) return body;
    note('the body is JSON, but no object');
    return null;
  }

  private checkOrigin(call: string, what: string, headers: Headers): void {
    const allowed = headers.get('Access-Control-Allow-Origin');
    if (allowed === '*') return;
    if (allowed !== this.origin) {
      const found = allowed === null ? 'is missing' : `is ${allowed}`;
      this.note(call, `${what}: Access-Control-Allow-Origin ${found}; it must be ${this.origin}`);
    } else if (!/\borigin\b/i.test(headers.get('Vary') ?? '')) {
      this.note(call, `${what}: Vary does not name Origin, so a cache may mix up two sites`);
    }
  }
}
