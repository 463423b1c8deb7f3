import { getResponse } from 'msw';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Caller, type Breach } from '../../src/conformance/caller';
import { examine } from '../../src/conformance/checks';
import { handlers } from '../../src/mocks/handlers';
import { createMockServer } from '../../src/mocks/server';
import { mails, resetMock } from '../../src/mocks/state';
import { server } from '../server';
import { listen } from './listen';

const origin = 'https://whrc2026.example';
const email = 'contract@example.org';

/** Changes an answer of the mock API, or leaves it alone. */
type Change = (
  body: Record<string, unknown>,
  answer: Response,
  request: Request,
) => Response | undefined | Promise<Response | undefined>;

// The requests of these tests go over a real network.
beforeAll(() => server.close());
afterEach(resetMock);

/** Token of the newest mail's link, as its reader would find it. */
const askToken = () => Promise.resolve(mails()[0]?.link?.path.split('/').at(-1) ?? null);

async function examineServer(host: string, more: { messages?: boolean } = {}) {
  const caller = new Caller(host, origin, new AbortController().signal);
  const leftOut = await examine({ caller, email, messages: false, askToken, ...more });
  return { breaches: caller.breaches, leftOut, requests: caller.requests };
}

const changed = (change: Change) =>
  createMockServer({
    instead: async (request) => {
      const answer = await getResponse(handlers, request.clone());
      if (!answer?.headers.get('Content-Type')?.includes('json')) return answer;
      const body = (await answer.clone().json()) as Record<string, unknown>;
      return (await change(body, answer, request)) ?? answer;
    },
  });

const json = (body: object, status = 200) => Response.json(body, { status });

const path = (request: Request) => new URL(request.url).pathname;

it('finds nothing to mend in the mock API, from registration to deletion', async () => {
  const { breaches, leftOut, requests } = await examineServer(await listen(createMockServer()), {
    messages: true,
  });
  expect(breaches).toEqual([]);
  expect(leftOut).toEqual([]);
  expect(requests).toBeGreaterThan(80);
});

it('leaves out what needs a mail that nobody can read, and says what remains', async () => {
  const host = await listen(createMockServer());
  const caller = new Caller(host, origin, new AbortController().signal);
  const nobody = () => Promise.resolve(null);
  const leftOut = await examine({ caller, email, messages: false, askToken: nobody });
  expect(caller.breaches).toEqual([]);
  expect(leftOut).toEqual([
    expect.stringContaining('--messages'),
    expect.stringContaining('verification mail'),
    `The account ${email} still exists.`,
  ]);
});

it('touches no account but its own', async () => {
  const before = mails().length;
  await examineServer(await listen(createMockServer()));
  const readers = mails()
    .slice(0, mails().length - before)
    .map(({ to }) => to);
  expect(new Set(readers)).toEqual(new Set([email, 'info@whrc2026.example']));
});

describe('a breach is reported with the call and what to mend:', () => {
  it.each<[string, Change, Breach]>([
    [
      'a field missing in the user',
      (body) => {
        if (typeof body.user !== 'object') return undefined;
        return json({ ...body, user: { ...body.user, phone: undefined } });
      },
      { call: 'POST /api/auth/login', text: 'with the right password: user.phone is missing' },
    ],
    [
      'a field of the wrong type',
      (body) => (body.user ? json({ ...body, user: { ...body.user, zipCode: 8005 } }) : undefined),
      {
        call: 'POST /api/secure/profile',
        text: 'with a picture: user.zipCode has the wrong type: it must be string',
      },
    ],
    [
      'a refusal with status 200',
      (body, { status }) => (status === 400 ? json(body) : undefined),
      {
        call: 'POST /api/auth/forgot-password',
        text: 'with all fields missing: answers 200; it must be 400',
      },
    ],
    [
      'a refusal without a reason',
      ({ success }, { status }) => (status === 401 ? json({ success }, 401) : undefined),
      { call: 'POST /api/secure/profile', text: 'without a token: error is missing' },
    ],
    [
      'a token with a scheme',
      (body) =>
        typeof body.token === 'string' && body.user
          ? json({ ...body, token: `Bearer ${body.token}` })
          : undefined,
      {
        call: 'POST /api/auth/login',
        text: 'with the right password: token must be visible characters without a space: a token is sent without a scheme',
      },
    ],
    [
      'a registration without a token',
      (body, _, request) =>
        path(request) === '/api/auth/register' && body.token ? json({ success: true }) : undefined,
      { call: 'POST /api/auth/register', text: 'with a new address: token is missing' },
    ],
    [
      'an HTML page where JSON is due',
      (_, { status }) =>
        status === 400
          ? new Response('<!doctype html><title>400</title>', { status: 400 })
          : undefined,
      {
        call: 'POST /api/auth/login',
        text: 'with broken JSON: the body is an HTML page; it must be a JSON object',
      },
    ],
    [
      'a redirect',
      (_, __, request) =>
        path(request) === '/api/auth/forgot-password'
          ? new Response(null, { status: 308, headers: { Location: '/elsewhere' } })
          : undefined,
      {
        call: 'POST /api/auth/forgot-password',
        text: 'with broken JSON: answers with a redirect (308); browsers do not follow it to another origin',
      },
    ],
    [
      'an unverified account that is told like a wrong password',
      (body) => (body.verified === false ? json({ success: false, error: 'No.' }, 401) : undefined),
      {
        call: 'POST /api/auth/login',
        text: 'before the address is verified: answers 401; it must be 403',
      },
    ],
    [
      'an answer that shows who has an account',
      async (body, { status }, request) => {
        if (path(request) !== '/api/auth/resend-verification' || status !== 200) return undefined;
        const { email: asked } = (await request.json()) as { email: string };
        return json({ ...body, message: asked === email ? 'It is on its way.' : 'Who are you?' });
      },
      {
        call: 'POST /api/auth/resend-verification',
        text: 'the answers for an address with an account and one without differ, which shows who is registered',
      },
    ],
    [
      'a session that outlives its account',
      (_, { status }, request) =>
        path(request) === '/api/secure/profile' &&
        status === 401 &&
        request.headers.has('Authorization')
          ? json({ success: false, error: 'No.' }, 404)
          : undefined,
      {
        call: 'POST /api/secure/profile',
        text: 'after the account was deleted: answers 404; it must be 401',
      },
    ],
  ])('%s', async (_, change, breach) => {
    const { breaches } = await examineServer(await listen(changed(change)));
    expect(breaches).toContainEqual(breach);
  });

  it('a preflight that refuses the site', async () => {
    const host = await listen(createMockServer({ origins: ['https://elsewhere.example'] }));
    const { breaches } = await examineServer(host);
    expect(breaches).toContainEqual({
      call: 'OPTIONS /api/secure/profile',
      text: 'Access-Control-Allow-Headers does not name authorization',
    });
    expect(breaches).toContainEqual({
      call: 'POST /api/auth/login',
      text: `with broken JSON: the answer: Access-Control-Allow-Origin is missing; it must be ${origin}`,
    });
  });
});
