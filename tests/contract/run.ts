import type { AddressInfo } from 'node:net';
import { event } from '../../src/data/event';
import { createMockServer } from '../../src/mocks/server';
import { jsonObject, postJson } from './http';
import { shownText } from './shown';

const { API_HOST, MAILPIT_URL, SITE_ORIGIN, TEAM_EMAIL = event.email } = process.env;
const { TEST_EMAIL = 'Contract@example.org', VERIFICATION_TOKEN, RESET_TOKEN } = process.env;
/** The token at the end of a link. */
const tokenOf = (link?: string) => link?.trim().replace(/[?#].*$|^.*\/(?=.)/g, '');

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
  const verification = tokenOf(VERIFICATION_TOKEN);
  const name = Date.now().toString(36);
  let count = 0;
  return {
    /** URL of the server, without a trailing slash. */
    host,
    /** Origin of the site, which every request names as a browser does. */
    origin,
    /** Whether links must point to `origin`. */
    knowsSite: isMock || SITE_ORIGIN !== undefined,
    /** Nothing may be left out. */
    isMock,
    /** The mock API has Mailpit's calls, too. */
    mailpit: isMock ? host : MAILPIT_URL?.replace(/\/+$/, ''),
    teamEmail: TEAM_EMAIL,
    /** The only account, if emails cannot be read but tokens are given. */
    single:
      !isMock && !MAILPIT_URL && verification
        ? { email: TEST_EMAIL, verification, reset: tokenOf(RESET_TOKEN) }
        : undefined,
    /** A registered address whose emails could not be read. */
    spareEmail: undefined as string | undefined,
    /** An email address that no other run has used. */
    newEmail: () => TEST_EMAIL.replace(/(?=@[^@]*$)/, `+${name}${++count}`),
    /** Why no call can succeed on this host; null if calls can. */
    problem: await findProblem(host, origin),
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

/** Whether an API responds, and what else does. */
async function probe(url: string, Origin: string): Promise<{ isApi: boolean; found: string }> {
  try {
    const { status, headers, body } = await postJson(url, {}, { Origin });
    const isApi = status >= 400 && ![404, 405].includes(status) && jsonObject(body) !== null;
    const place = headers.get('Location') ?? '';
    return { isApi, found: `${status} ${place}${shownText(body.toString())}` };
  } catch (error) {
    return { isApi: false, found: String(error) };
  }
}

async function findProblem(host: string, origin: string): Promise<string | null> {
  const lines: string[] = [];
  for (const path of ['/api/auth/login', '/api/auth/register', '/api/secure/profile']) {
    const { isApi, found } = await probe(host + path, origin);
    if (isApi) return null;
    lines.push(`POST ${host}${path}: ${found}`);
    if (/ECONNREFUSED|ENOTFOUND/.test(found)) break;
  }
  const parent = host.replace(/\/[^/]*$/, '');
  const isAbove = (await probe(`${parent}/api/auth/login`, origin)).isApi;
  const advice = isAbove ? `Set API_HOST to ${parent}.` : 'Is API_HOST the URL of the API?';
  return [...lines, `Expected 400 with a JSON object. ${advice}`].join('\n');
}
