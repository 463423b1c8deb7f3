import { setTimeout as wait } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import { describe, it } from 'vitest';
import { createMockServer } from '../../src/mocks/server';
import { responseViolations, type CallPath } from './document';
import { exchange, Unanswered, type Received, type Sent } from './http';

const { API_HOST, SITE_ORIGIN = 'https://whrc2026.example' } = process.env;

/** True in `npm test`: nothing may be skipped there. */
export const isMock = !API_HOST;

/** Origin of the site, which every request names as a browser does. */
const origin = new URL(SITE_ORIGIN).origin;

/** URL of the server under test, without a trailing slash. */
export const host = API_HOST?.replace(/\/+$/, '') ?? (await startMock());

async function startMock(): Promise<string> {
  const server = createMockServer().unref();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The server breaks the contract; the message says how. */
export class Violation extends Error {}

/** A check cannot run: another check reports the cause, or a setting is missing. */
export class Skip extends Error {}

/** One check; skipped if the server does not respond as an API at all. */
export function check(name: string, run: () => Promise<void>): void {
  it(name, async ({ skip }) => {
    try {
      const problem = await hostProblem();
      if (problem) throw new Skip('See host.test.ts.');
      await run();
    } catch (error) {
      if (error instanceof Skip && !isMock) skip(error.message);
      throw error;
    }
  });
}

/** Rules for all responses; each violation is reported once. */
const rules = {
  delivery: 'arrives completely',
  status: 'has the status of the contract',
  json: 'is a JSON object with the content type application/json',
  cors: 'may be read by the site',
  cache: 'is not cached',
  fields: 'has the fields of the contract',
  limits: 'says when to try again',
} as const;
type Rule = keyof typeof rules;

/** Violations of the rules → the requests that showed them. */
const noted = new Map<string, { rule: Rule; requests: Set<string>; reported: boolean }>();

function note(rule: Rule, text: string, request: string): void {
  const known = noted.get(text) ?? { rule, requests: new Set(), reported: false };
  known.requests.add(request);
  noted.set(text, known);
}

/** Ends a file: reports the violations of the rules for all responses. */
export function checkResponses(): void {
  describe('every response', () => {
    for (const [rule, title] of Object.entries(rules)) {
      check(title, () => {
        const fresh = [...noted].filter(([, known]) => known.rule === rule && !known.reported);
        for (const [, known] of fresh) known.reported = true;
        if (fresh.length === 0) return Promise.resolve();
        const lines = fresh.map(([text, { requests }]) => `${text}\n  ${summary([...requests])}`);
        return Promise.reject(new Violation(lines.join('\n')));
      });
    }
  });
}

/** The first five lines. */
export const summary = (lines: readonly string[], separator = '\n  '): string =>
  [...lines.slice(0, 5), ...(lines.length > 5 ? [`and ${lines.length - 5} more`] : [])].join(
    separator,
  );

/** The start of a text. */
const cut = (text: string, length: number): string =>
  text.length > length ? `${Array.from(text).slice(0, length).join('')}…` : text;

/** The start of a text, on one line. */
export const short = (text: string, length = 200): string =>
  cut(text.replace(/\s+/g, ' ').trim(), length);

/** A value of a response, as a message shows it. */
export const shown = (value: unknown): string =>
  value === undefined ? 'missing' : cut(JSON.stringify(value), 60);

/** Headers of a request from the site. */
const fromSite = (contentType = 'application/json', token?: string) => ({
  Origin: origin,
  'Content-Type': contentType,
  ...(token !== undefined && { Authorization: token }),
});

interface Expected {
  /** Condition of the request, for example "with a wrong password". */
  when: string;
  status: number;
  /** Advice if the status differs. */
  hint?: string;
}

interface Sending {
  /** Sent instead of the payload's JSON. */
  text?: string;
  contentType?: string;
  /** Value of the `Authorization` header. */
  token?: string;
}

/** Wrong statuses that pass once they are reported: "422 for 400". */
const accepted = new Set<string>();
/** Calls that took too long once; they are not tried again. */
const slow = new Set<string>();

/**
 * Makes a call and checks its response.
 * @returns the parsed body; empty if it is not a JSON object, which is noted.
 * @throws Violation if the status differs. Skip if the response is incomplete, which is noted.
 */
export async function post(
  path: CallPath,
  payload: unknown,
  { when, status: expected, hint }: Expected,
  { text = JSON.stringify(payload), contentType, token }: Sending = {},
): Promise<Readonly<Record<string, unknown>>> {
  const { status, headers, body } = await send(path, `POST ${path} ${when}`, {
    method: 'POST',
    headers: fromSite(contentType, token),
    body: text,
  });
  const request = `POST ${path} ${when} (${status})`;
  const content = body.toString();
  const isOtherSuccess = expected === 200 && status > 200 && status < 300;
  if (isOtherSuccess) note('status', `The status is ${status}; expected 200.`, request);
  else if (status !== expected && !accepted.has(`${status} for ${expected}`)) {
    const isOtherRefusal =
      status >= 500 || ['422 for 400', '403 for 401'].includes(`${status} for ${expected}`);
    if (expected >= 400 && isOtherRefusal) accepted.add(`${status} for ${expected}`);
    const location = headers.get('Location');
    const lines = [
      `POST ${path} ${when} returned ${status}; expected ${expected}.`,
      location && `It redirects to ${location}.`,
      hint,
      content ? `Body: ${short(content)}` : 'The body is empty.',
    ];
    throw new Violation(lines.filter(Boolean).join('\n'));
  }
  const parsed = parse(content);
  const type = headers.get('Content-Type') ?? 'missing';
  if (!parsed) {
    const found = `${request}: ${short(content, 80) || 'empty'}`;
    if (!isOtherSuccess) note('json', 'The body is not a JSON object.', found);
    return {};
  }
  if (!/^application\/json\b/i.test(type)) {
    note('json', `Content-Type is ${type}; expected application/json.`, request);
  }
  for (const violation of responseViolations(path, expected, parsed)) {
    note('fields', `${violation}.`, request);
  }
  return parsed;
}

/** Sends a request until it is not rate-limited, and checks the headers of the response. */
async function send(path: string, request: string, init: Sent): Promise<Received> {
  if (slow.has(path)) throw new Skip(`${path} took too long before.`);
  const start = Date.now();
  for (;;) {
    const received = await exchange(host + path, init).catch((error: unknown) => {
      if (!(error instanceof Unanswered)) throw error;
      if (/^more than \d+ s/.test(error.message)) slow.add(path);
      note('delivery', `The response is incomplete: ${error.message}.`, request);
      throw new Skip(`${request}: ${error.message}`);
    });
    checkHeaders(received, `${request} (${received.status})`);
    if (received.status !== 429) return received;
    const seconds = Number(received.headers.get('Retry-After') ?? NaN);
    if (!(seconds >= 0)) {
      note('limits', '429 has no Retry-After in seconds.', request);
    }
    if (Date.now() - start > 300_000) {
      note('limits', 'Requests still return 429 after 5 minutes of waiting.', request);
      throw new Skip(`${request}: still 429 after 5 minutes`);
    }
    await wait(1000 * Math.min(seconds >= 0 ? seconds : 10, 120));
  }
}

function checkHeaders({ headers }: Received, request: string): void {
  const cache = headers.get('Cache-Control');
  if (!/\bno-store\b/i.test(cache ?? '')) {
    note('cache', `Cache-Control is ${cache ?? 'missing'}; expected no-store.`, request);
  }
  checkOrigin(headers, request);
}

function checkOrigin(headers: Headers, request: string): void {
  const allowed = headers.get('Access-Control-Allow-Origin');
  if (allowed === '*' || new URL(host).origin === origin) return;
  if (allowed !== origin) {
    note(
      'cors',
      `Access-Control-Allow-Origin is ${allowed ?? 'missing'}; expected ${origin}. ` +
        'Allow this origin on every response, or set SITE_ORIGIN to the origin of the site.',
      request,
    );
  } else if (!/\borigin\b|\*/i.test(headers.get('Vary') ?? '')) {
    note('cors', 'Vary does not contain Origin.', request);
  }
}

/** Sends the preflight of a browser on another origin. @returns its problems. */
export async function preflight(path: CallPath, names: readonly string[]): Promise<string[]> {
  const request = `OPTIONS ${path}`;
  const { status, headers } = await exchange(host + path, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': names.join(','),
    },
  });
  if (status !== 200 && status !== 204) return [`returned ${status}; expected 200 or 204`];
  checkOrigin(headers, request);
  const allowed = (headers.get('Access-Control-Allow-Headers') ?? '').toLowerCase();
  // Without an allowed origin, the allowed headers are often missing, too.
  if (!headers.has('Access-Control-Allow-Origin')) return [];
  return names
    .filter((name) => !allowed.split(/\s*,\s*/).includes(name))
    .map((name) => `Access-Control-Allow-Headers does not contain ${name}`);
}

function parse(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** Gets an uploaded picture as the browser does for an `<img>` of the site. */
export const getPicture = (path: string): Promise<Received> =>
  exchange(host + path, { headers: { Referer: `${origin}/` } }).catch((error: unknown) => {
    if (!(error instanceof Unanswered)) throw error;
    note('delivery', `The response is incomplete: ${error.message}.`, `GET ${path}`);
    throw new Skip(`GET ${path}: ${error.message}`);
  });

let problem: Promise<string | null> | undefined;

/** Why no call can succeed on this host, for example because the API has another path; null if calls can. */
export const hostProblem = (): Promise<string | null> => (problem ??= findHostProblem());

async function findHostProblem(): Promise<string | null> {
  const sample = (url: string, headers: Sent['headers'] = fromSite()) =>
    exchange(url, { method: 'POST', headers, body: '{}' });
  const isApi = ({ status, body }: Received) =>
    status >= 400 &&
    status < 500 &&
    ![404, 405].includes(status) &&
    parse(body.toString()) !== null;
  const paths = ['/api/auth/login', '/api/auth/register', '/api/secure/profile'] as const;
  const shown: string[] = [];
  let responds = false;
  let location: string | null = null;
  for (const path of paths) {
    try {
      const received = await sample(host + path);
      if (isApi(received)) return null;
      responds = true;
      location ??= received.headers.get('Location');
      const body = short(received.body.toString()) || 'empty body';
      shown.push(`POST ${path} returned ${received.status}: ${body}`);
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      shown.push(`POST ${path} has no complete response: ${error.message}`);
      // The server is missing or hangs: the other paths would take as long.
      if (/ECONNREFUSED|ENOTFOUND|more than/.test(error.message)) break;
    }
  }
  if (!responds) return shown.join('\n');
  const [login] = paths;
  const isThere = (url: string, headers?: Sent['headers']) =>
    sample(url, headers).then(isApi, () => false);
  const parent = host.replace(/\/[^/]*$/, '');
  let hint = 'Expected 400 with a JSON object. Is API_HOST the URL of the API?';
  if (location !== null)
    hint = `It redirects to ${location}. Set API_HOST to where the API responds.`;
  else if (await isThere(host + login, { 'Content-Type': 'application/json' })) {
    hint = `Without the header Origin it works. Allow ${origin}, or set SITE_ORIGIN.`;
  } else if (await isThere(parent + login)) {
    hint = `API_HOST is ${host}; expected ${parent}. The site adds /api itself.`;
  } else if (await isThere(`${host}/auth/login`)) {
    hint = `The calls are under ${host}/auth; the site requests ${host}/api/auth.`;
  }
  return [...shown, hint].join('\n');
}
