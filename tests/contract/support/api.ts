import { expect, test as base, type TestContext } from 'vitest';
import type { CallPath } from '../../../src/api/calls.ts';
import { type Opening, TestAccount } from './account.ts';
import { expectBody, expectHeaders, expectRule, type JsonObject } from './checks.ts';
import { Mailbox } from './mailbox.ts';
import { site } from './settings.ts';
import { newEmail } from './testedServer.ts';
import { type ExpectedCall, request, send } from './transport.ts';

/**
 * A test with a fixture `api`. Its name states the rule. Each call names its condition, and its status unless it is 200:
 *
 *     test('a used reset link is refused', async ({ api }) => {
 *       const account = await api.open();
 *       const token = await account.requestResetLink();
 *       await account.reset(token, goodPassword, 'with a new link');
 *       await account.reset(token, goodPassword, 'with a used link', { status: 400 });
 *     });
 */
export const test = base.extend('api', ({ skip }) => new Api(skip));

/** The calls, accounts and emails of one test. */
export class Api {
  readonly mailbox = new Mailbox(this);
  /** Passwords and tokens of links, which no response may contain. */
  readonly secrets = new Set<string>();
  /** The last call and its response, for failures about its user or its emails. */
  lastCall = '';

  /** @param skip ends the test as skipped. */
  constructor(readonly skip: TestContext['skip']) {}

  /** An account that is registered, but not verified. */
  async register(opening: Opening = {}, when = 'with a new address'): Promise<TestAccount> {
    const account = new TestAccount(this, opening);
    await account.register(when, opening);
    return account;
  }

  /** A verified account with a session. */
  async open(opening?: Opening): Promise<TestAccount> {
    const account = await this.register(opening);
    await account.verify();
    await account.signIn();
    return account;
  }

  /** Opens a verification link. */
  verify(token: string, when: string, options?: ExpectedCall): Promise<JsonObject> {
    return this.post('/api/auth/verify-profile', { token }, when, options);
  }

  /**
   * Makes a call and checks its response.
   * @param when condition of the call, for example "with a wrong password".
   * @returns the parsed body; empty if it is not a JSON object.
   */
  async post(path: CallPath, payload: unknown, when: string, options: ExpectedCall = {}) {
    const { status: expected = 200, origin } = options;
    const reply = await send(path, payload, when, options);
    this.lastCall = reply.facts;
    expectHeaders('POST', reply, origin);
    const { status, facts } = reply;
    // The site treats 422 like 400 and 201 like 200: the test goes on.
    if (Math.floor(status / 100) === Math.floor(expected / 100)) {
      expectRule(`POST ${path} returns ${expected} in this case`, facts, status, expected);
    } else {
      expect(status, `${facts}\nStatus`).toBe(expected);
    }
    return expectBody(path, reply, this.secrets);
  }

  /** Sends the preflight of a call, from the site or from another origin. */
  async preflight(path: CallPath, origin = site) {
    const headers = {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,content-type',
    };
    const call = `OPTIONS ${path} from the origin ${origin}`;
    const reply = await request(path, call, { method: 'OPTIONS', headers });
    expectHeaders('OPTIONS', reply, origin);
    return reply;
  }

  /** Gets a picture as the browser does for an `<img>`, and checks its status. */
  async expectPicture(path: string, when: string, { status = 200 } = {}) {
    const call = `GET ${path} ${when}`;
    const reply = await request(path, call, { headers: { Referer: `${site}/` } });
    expect(reply.status, `${call}: status`).toBe(status);
    expectHeaders('GET', reply);
    const sniff = reply.headers.get('X-Content-Type-Options');
    expect(sniff, `${call}: X-Content-Type-Options`).toBe('nosniff');
    return reply;
  }

  /** Checks that responses are the same for an account and an unknown address. @returns that address. */
  async expectSameReply(path: CallPath, payload: { email: string }, status = 200) {
    const email = newEmail();
    const one = await this.post(path, payload, 'for a known address', { status });
    const unknown = { ...payload, email };
    const other = await this.post(path, unknown, 'for an unknown address', { status });
    const message = `POST ${path} returns the same for an unknown address as for a known one`;
    expect(JSON.stringify(other), message).toBe(JSON.stringify(one));
    return email;
  }

  /** Makes calls at the same time. Only one of them may change anything. */
  async expectOneSuccess(path: CallPath, payloads: readonly object[], refusal: number) {
    const when = 'at the same time as others';
    const replies = payloads.map((payload) => send(path, payload, when));
    const statuses = (await Promise.all(replies)).map(({ status }) => status).toSorted();
    const expected = payloads.map((_, index) => (index === 0 ? 200 : refusal));
    const message = `POST ${path} succeeds once if it is sent ${payloads.length} times at once`;
    expect(statuses, message).toEqual(expected);
  }
}
