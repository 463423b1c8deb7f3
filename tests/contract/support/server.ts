import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { requestTimeoutMs } from '../../../src/api/client';
import { event } from '../../../src/data/event';
import { createMockServer } from '../../../src/mocks/server';
import { shownText } from '../../support/contract';

/** A complete response. */
export type Received = Pick<Response, 'status' | 'headers'> & { body: Buffer };

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
    const text = signal.aborted ? `no response in ${requestTimeoutMs / 1000} s` : String(reason);
    throw new Error(text, { cause: error });
  }
}

/** The JSON object of a body, or null. */
export function jsonObject(body: Buffer): Body | null {
  try {
    const value: unknown = JSON.parse(body.toString());
    return value instanceof Object && !Array.isArray(value) ? (value as Body) : null;
  } catch {
    return null;
  }
}

const { API_HOST, MAILPIT_URL, SITE_ORIGIN, TEAM_EMAIL = event.email } = process.env;

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** The server under test, and the causes that were reported. */
export type Run = Awaited<ReturnType<typeof startRun>>;

/** Finds the server, or starts the mock API. */
export async function startRun() {
  const isMock = !API_HOST;
  const origin = withoutSlash(SITE_ORIGIN || `https://${event.domain}`);
  const host = isMock ? await startMock(origin) : withoutSlash(API_HOST);
  const name = Date.now().toString(36);
  let count = 0;
  return {
    /** URL of the server, without a trailing slash. */
    host,
    /** Origin of the site, which every request names as a browser does. */
    origin,
    /** True for the mock API, against which no check may be left out. */
    isMock,
    /** The mock API has Mailpit's calls, too. */
    mailpit: isMock ? host : MAILPIT_URL && withoutSlash(MAILPIT_URL),
    teamEmail: TEAM_EMAIL,
    /** An email address that no other run has used. */
    newEmail: (start = '') => `Contract+${start}${name}${++count}@example.org`,
    /** Why no call can succeed on this host; null if calls can. */
    problem: await findProblem(host, origin),
    /** The sender of the first email. */
    sender: undefined as string | undefined,
    /** The document's sentences that checks have quoted. */
    quoted: new Set<string>(),
    /** How often each cause was reported. */
    reported: new Map<string, number>(),
    /** Calls that had no complete response once; they are not tried again. */
    broken: new Set<string>(),
  };
}

async function startMock(site: string): Promise<string> {
  const server = createMockServer({ site }).unref().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function findProblem(host: string, Origin: string): Promise<string | null> {
  const problems = ['API_HOST is the URL of the API without /api.'];
  const headers = { Origin, 'Content-Type': 'application/json' };
  for (const path of ['/api/auth/login', '/api/auth/register', '/api/secure/profile']) {
    const sent = exchange(host + path, { method: 'POST', headers, body: '{}' });
    const problem = await sent.then(({ status, headers, body }) => {
      if (status >= 400 && ![404, 405].includes(status) && jsonObject(body)) return null;
      return `${status} ${headers.get('Location') ?? ''} ${shownText(body.toString())}`;
    }, String);
    if (problem === null) return null;
    problems.push(`POST ${host}${path}: ${problem}; expected 400 with a JSON object.`);
  }
  return problems.join('\n');
}
