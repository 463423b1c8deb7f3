import type { AddressInfo } from 'node:net';
import { event } from '../../src/data/event';
import { createMockServer } from '../../src/mocks/server';
import { jsonObject, postJson } from './http';
import { shownText } from './shown';

const { API_HOST, MAILPIT_URL, SITE_ORIGIN } = process.env;
const { TEAM_EMAIL = event.email, TEST_EMAIL = 'Contract@example.org' } = process.env;

/** The server under test, and the causes that were reported. */
export type Run = Awaited<ReturnType<typeof startRun>>;

/** Finds the server, or starts the mock API. */
export async function startRun() {
  for (const url of [API_HOST, MAILPIT_URL, SITE_ORIGIN]) {
    if (!url || /^https?:/.test(url)) continue;
    throw new Error(`A setting is "${url}"; expected a URL such as https://api.example.org`);
  }
  const isMock = !API_HOST;
  const origin = new URL(SITE_ORIGIN ?? `https://${event.domain}`).origin;
  const host = isMock ? await startMock(origin) : API_HOST.replace(/\/+$/, '');
  const name = Date.now().toString(36);
  let count = 0;
  return {
    /** URL of the server, without a trailing slash. */
    host,
    /** Origin of the site, which every request names as a browser does. */
    origin,
    /** Nothing may be left out. */
    isMock,
    /** The mock API has Mailpit's calls, too. */
    mailpit: isMock ? host : MAILPIT_URL?.replace(/\/+$/, ''),
    teamEmail: TEAM_EMAIL,
    /** An email address that no other run has used. */
    newEmail: (start = '') => TEST_EMAIL.replace(/(?=@[^@]*$)/, `+${start}${name}${++count}`),
    /** Why no call can succeed on this host; null if calls can. */
    problem: await findProblem(host, origin),
    /** The sender of the first email. */
    sender: undefined as string | undefined,
    /** How often each cause was reported. */
    reported: new Map<string, number>(),
    /** Calls that took too long once; they are not tried again. */
    slow: new Set<string>(),
  };
}

async function startMock(site: string): Promise<string> {
  const server = createMockServer({ site }).unref();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function findProblem(host: string, Origin: string): Promise<string | null> {
  const lines: string[] = [];
  for (const path of ['/api/auth/login', '/api/auth/register', '/api/secure/profile']) {
    const url = host + path;
    const found = await postJson(url, {}, { Origin }).catch(String);
    if (typeof found === 'string') {
      lines.push(`POST ${url}: ${found}`);
      continue;
    }
    const { status, headers, body } = found;
    if (status >= 400 && ![404, 405].includes(status) && jsonObject(body)) return null;
    const place = headers.get('Location') ?? '';
    lines.push(`POST ${url}: ${status} ${place} ${shownText(body.toString())}`);
  }
  return `${lines.join('\n')}\nExpected 400 with a JSON object. API_HOST is the URL of the API without /api.`;
}
