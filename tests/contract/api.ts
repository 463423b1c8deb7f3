import { setTimeout as wait } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import { describe, it } from 'vitest';
import { createMockServer } from '../../src/mocks/server';
import { responseViolations, type CallPath } from './document';
import { exchange, Unanswered, type Received } from './http';

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
export function check(name: string, run: () => Promise<void> | void): void {
  it(name, async ({ skip }) => {
    try {
      if (await hostProblem()) throw new Skip('See host.test.ts.');
      await run();
    } catch (error) {
      if (error instanceof Skip && !isMock) skip(error.message);
      throw error;
    }
  });
}

/** Rules for all responses. */
const rules = [
  'arrives completely',
  'has the status of the contract',
  'is a JSON object with the content type application/json',
  'may be read by the site',
  'is not cached',
  'has the fields of the contract',
  'says when to try again',
] as const;

/** Violations of the rules → the requests that showed them. Each is reported once. */
const noted = new Map<string, { rule: string; requests: Set<string>; isReported: boolean }>();

function note(rule: (typeof rules)[number], text: string, request: string): void {
  const known = noted.get(text) ?? { rule, requests: new Set(), isReported: false };
  known.requests.add(request);
  noted.set(text, known);
}

/** Ends a file: reports the violations of the rules for all responses. */
export function checkResponses(): void {
  describe.each(rules)('every response', (rule) => {
    check(rule, () => {
      const lines = [...noted].flatMap(([text, known]) => {
        if (known.rule !== rule || known.isReported) return [];
        known.isReported = true;
        return `${text}\n  ${summary([...known.requests], '\n  ')}`;
      });
      if (lines.length > 0) throw new Violation(lines.join('\n'));
    });
  });
}

/** The first five lines. */
export const summary = ([...lines]: readonly string[], separator = '\n'): string =>
  [...lines.splice(0, 5), ...(lines.length > 0 ? [`and ${lines.length} more`] : [])].join(
    separator,
  );

/** The start of a text, on one line. */
export const short = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 200);

/** A value of a response, as a message shows it. */
export const shown = (value: unknown): string =>
  value === undefined ? 'missing' : JSON.stringify(value).slice(0, 60);

/** Headers of a request from the site. */
const fromSite = (contentType = 'application/json', token?: string) => ({
  Origin: origin,
  'Content-Type': contentType,
  ...(token !== undefined && { Authorization: token }),
});

/** How a call differs from the site's. */
export interface Sending {
  /** Sent instead of the payload's JSON. */
  text?: string;
  contentType?: string;
  /** Value of the `Authorization` header. */
  token?: string;
  /** Advice if the status is not the expected one. */
  hint?: string;
}

/** Wrong statuses that pass once they are reported: "422 for 400". */
const accepted = new Set<string>();
/** Calls that took too long once; they are not tried again. */
const slow = new Set<string>();

/**
 * Makes a call and checks its response.
 * @param when condition of the call, for example "with a wrong password".
 * @returns the parsed body; empty if it is not a JSON object, which is noted.
 * @throws Violation if the status differs. Skip if the response is incomplete, which is noted.
 */
export async function post(
  path: CallPath,
  payload: unknown,
  expected: number,
  when: string,
  { text = JSON.stringify(payload), contentType, token, hint }: Sending = {},
): Promise<Readonly<Record<string, unknown>>> {
  const call = `POST ${path} ${when}`;
  const headers = fromSite(contentType, token);
  const received = await send(path, call, { method: 'POST', headers, body: text });
  const { status } = received;
  const request = `${call} (${status})`;
  const pair = `${status} for ${expected}`;
  const content = received.body.toString();
  const isOtherSuccess = expected === 200 && status > 200 && status < 300;
  if (isOtherSuccess) {
    const problem = `The status is ${status}; expected 200.`;
    note('has the status of the contract', problem, request);
  } else if (status !== expected && !accepted.has(pair)) {
    const isOtherRefusal = status >= 500 || ['422 for 400', '403 for 401'].includes(pair);
    if (expected >= 400 && isOtherRefusal) accepted.add(pair);
    const location = received.headers.get('Location');
    const lines = [
      `${call} returned ${status}; expected ${expected}.`,
      location && `It redirects to ${location}.`,
      hint,
      content ? `Body: ${short(content)}` : 'The body is empty.',
    ];
    throw new Violation(lines.filter(Boolean).join('\n'));
  }
  const jsonRule = 'is a JSON object with the content type application/json';
  const parsed = parse(content);
  if (!parsed) {
    const found = `${request}: ${short(content) || 'empty'}`;
    if (!isOtherSuccess) note(jsonRule, 'The body is not a JSON object.', found);
    return {};
  }
  const type = received.headers.get('Content-Type') ?? 'missing';
  if (!/^application\/json\b/i.test(type)) {
    note(jsonRule, `Content-Type is ${type}; expected application/json.`, request);
  }
  for (const violation of responseViolations(path, expected, parsed)) {
    note('has the fields of the contract', `${violation}.`, request);
  }
  return parsed;
}

/** Sends a request until it is not rate-limited, and checks the headers of the response. */
async function send(path: string, request: string, init: RequestInit): Promise<Received> {
  if (slow.has(path)) throw new Skip(`${path} took too long before.`);
  const rule = 'says when to try again';
  const end = Date.now() + 300_000;
  for (;;) {
    const received = await receive(path, request, init);
    const { status, headers } = received;
    const sent = `${request} (${status})`;
    const cache = headers.get('Cache-Control') ?? 'missing';
    if (!/\bno-store\b/i.test(cache)) {
      note('is not cached', `Cache-Control is ${cache}; expected no-store.`, sent);
    }
    checkOrigin(headers, sent);
    if (status !== 429) return received;
    const seconds = Number(headers.get('Retry-After') ?? NaN);
    if (!(seconds >= 0)) note(rule, '429 has no Retry-After in seconds.', request);
    if (Date.now() > end) {
      note(rule, 'Requests still return 429 after 5 minutes of waiting.', request);
      throw new Skip(`${request}: still 429 after 5 minutes`);
    }
    await wait(1000 * Math.min(seconds >= 0 ? seconds : 10, 120));
  }
}

/** @throws Skip if the response is incomplete, which is noted. */
async function receive(path: string, request: string, init: RequestInit): Promise<Received> {
  try {
    return await exchange(host + path, init);
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    if (/^more than \d+ s/.test(error.message)) slow.add(path);
    note('arrives completely', `The response is incomplete: ${error.message}.`, request);
    throw new Skip(`${request}: ${error.message}`);
  }
}

function checkOrigin(headers: Headers, request: string): void {
  const rule = 'may be read by the site';
  const allowed = headers.get('Access-Control-Allow-Origin') ?? 'missing';
  if (allowed === '*' || new URL(host).origin === origin) return;
  if (allowed !== origin) {
    const advice = 'Allow this origin on every response, or set SITE_ORIGIN to the site’s.';
    const text = `Access-Control-Allow-Origin is ${allowed}; expected ${origin}. ${advice}`;
    note(rule, text, request);
  } else if (!/\borigin\b|\*/i.test(headers.get('Vary') ?? '')) {
    note(rule, 'Vary does not contain Origin.', request);
  }
}

/** Sends the preflight of a browser on another origin. @returns its problems. */
export async function preflight(path: CallPath, names: readonly string[]): Promise<string[]> {
  const request = `OPTIONS ${path}`;
  const asked = {
    Origin: origin,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': names.join(','),
  };
  const { status, headers } = await receive(path, request, { method: 'OPTIONS', headers: asked });
  if (status !== 200 && status !== 204) return [`${request} returned ${status}; expected 204`];
  checkOrigin(headers, request);
  // Without an allowed origin, the allowed headers are often missing, too.
  if (!headers.has('Access-Control-Allow-Origin')) return [];
  const allowed = (headers.get('Access-Control-Allow-Headers') ?? '').toLowerCase();
  return names
    .filter((name) => !allowed.split(/\s*,\s*/).includes(name))
    .map((name) => `${request}: Access-Control-Allow-Headers does not contain ${name}`);
}

function parse(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Gets an uploaded picture as the browser does for an `<img>` of the site. */
export const getPicture = (path: string): Promise<Received> =>
  receive(path, `GET ${path}`, { headers: { Referer: `${origin}/` } });

/** Checks that a picture no longer exists, or never did. */
export async function expectNoPicture(path: string, when: string): Promise<void> {
  const { status } = await getPicture(path);
  if (status !== 404) throw new Violation(`GET ${path} ${when} returned ${status}; expected 404.`);
}

let problem: Promise<string | null> | undefined;

/** Why no call can succeed on this host, for example because the API has another path; null if calls can. */
export const hostProblem = (): Promise<string | null> => (problem ??= findHostProblem());

const login = '/api/auth/login';

async function findHostProblem(): Promise<string | null> {
  const lines: string[] = [];
  let location: string | null = null;
  let responds = false;
  for (const path of [login, '/api/auth/register', '/api/secure/profile']) {
    try {
      const received = await sample(host + path);
      if (isApi(received)) return null;
      const { status, headers, body } = received;
      responds = true;
      location ??= headers.get('Location');
      lines.push(`POST ${path} returned ${status}: ${short(body.toString()) || 'empty body'}`);
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      lines.push(`POST ${path} has no complete response: ${error.message}`);
      // The server is missing or hangs: the other paths would take as long.
      if (/ECONNREFUSED|ENOTFOUND|^more than/.test(error.message)) break;
    }
  }
  return [...lines, ...(responds ? [await advice(location)] : [])].join('\n');
}

const sample = (url: string, headers: HeadersInit = fromSite()) =>
  exchange(url, { method: 'POST', headers, body: '{}' });

const isApi = ({ status, body }: Received) =>
  /^4(?!0[45])/.test(String(status)) && parse(body.toString()) !== null;

/** What to change if the calls are not at API_HOST. */
async function advice(location: string | null): Promise<string> {
  if (location) return `It redirects to ${location}. Set API_HOST to where the API responds.`;
  const isThere = (url: string, headers?: HeadersInit) =>
    sample(url, headers).then(isApi, () => false);
  if (await isThere(host + login, { 'Content-Type': 'application/json' })) {
    return `Without the header Origin it works. Allow ${origin}, or set SITE_ORIGIN.`;
  }
  const parent = host.replace(/\/[^/]*$/, '');
  if (await isThere(parent + login)) {
    return `API_HOST is ${host}; expected ${parent}. The site adds /api itself.`;
  }
  if (await isThere(`${host}/auth/login`)) {
    return `The calls are under ${host}/auth; the site requests ${host}/api/auth.`;
  }
  return 'Expected 400 with a JSON object. Is API_HOST the URL of the API?';
}
