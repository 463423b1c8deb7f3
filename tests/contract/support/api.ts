import { setTimeout as wait } from 'node:timers/promises';
import { expect, test as base, type TestContext } from 'vitest';
import type { CallPath } from '../../../src/mocks/model';
import * as contract from '../../support/contract';
import { shown, shownText } from '../../support/contract';
import { type Opening, TestAccount } from './account';
import { type Body, exchange, jsonObject, site } from './exchange';
import { Mailbox } from './mailbox';
import { checkAndGoOn, checkHeaders, checkRule, type Reply } from './rules';
import { quote } from './sentences';
import { host, newEmail } from './server';

/** The expected status of a call (default: 200), and how the call differs from the site's. */
export interface CallOptions {
  status?: number;
  token?: string;
  /** Sent instead of the payload's JSON. */
  text?: string;
  contentType?: string;
  origin?: string;
}

/** A test with a fixture `api`. Failures quote the sentences that `api.says` names, unless they quote another. */
export const test = base.extend('api', ({ task, skip, onTestFailed }) => {
  const api = new Api(skip);
  onTestFailed(() => {
    for (const error of task.result?.errors ?? []) {
      if (!error.message.includes('Document:')) error.message += api.quotes;
    }
  });
  return api;
});

/** The calls, accounts and emails of one test. */
export class Api {
  readonly mailbox = new Mailbox(this);
  /** Passwords and tokens of links, which no response may contain. */
  readonly secrets = new Set<string>();
  quotes = '';

  /** @param skip ends the test as skipped, for the given reason. */
  constructor(readonly skip: TestContext['skip']) {}

  /** Names the sentences of openapi.json that the test is about, by their first clauses. */
  says(...sentences: readonly string[]): void {
    for (const words of sentences) this.quotes += `\nDocument: ${quote(words)}`;
  }

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
  verify(token: string, when: string, options?: CallOptions): Promise<Body> {
    return this.post('/api/auth/verify-profile', { token }, when, options);
  }

  /**
   * Makes a call and checks its response.
   * @param when condition of the call, for example "with a wrong password".
   * @returns the parsed body; empty if it is not a JSON object.
   */
  async post(
    path: CallPath,
    payload: unknown,
    when: string,
    options: CallOptions = {},
  ): Promise<Body> {
    const { status: expected = 200, origin } = options;
    const reply = await this.send(path, payload, when, options);
    checkHeaders('POST', reply, origin);
    const says = `\nDocument: ${expected}: ${contract.responseText(path, expected)}`;
    const message = `${reply.facts}${this.quotes}${says}\nStatus`;
    const { status } = reply;
    if (Math.floor(status / 100) !== Math.floor(expected / 100)) {
      expect(status, message).toBe(expected);
    }
    // The site treats 422 like 400 and 201 like 200: the test goes on.
    checkAndGoOn(`${path} ${status} ${expected}`, () => expect(status, message).toBe(expected));
    return this.checkBody(path, status < 300 ? 200 : status, reply);
  }

  private async send(
    path: CallPath,
    payload: unknown,
    when: string,
    options: CallOptions,
  ): Promise<Reply> {
    const { token, text, origin = site, contentType = 'application/json' } = options;
    const headers = {
      Origin: origin,
      Referer: `${origin}/`,
      'Content-Type': contentType,
      ...(origin !== site && { 'X-Forwarded-Host': 'elsewhere.example' }),
      ...(token !== undefined && { Authorization: contract.authorizationOf(token) }),
    };
    const request = { method: 'POST', headers, body: text ?? JSON.stringify(payload) };
    const secret = token === undefined ? '' : `, Authorization: ${shownText(token)}`;
    const sent = (text === undefined ? shown(payload) : shownText(text)) + secret;
    const reply = await this.request(path, `POST ${path} ${when}\nSent: ${sent}`, request);
    if (reply.status !== 429) return reply;
    const pause = reply.headers.get('Retry-After');
    const rule = 'Any call may return 429 with `Retry-After` in seconds';
    checkRule(rule, reply.facts, 'Retry-After', pause, expect.stringMatching(/^\d+$/));
    const seconds = Number(pause ?? 10);
    // A longer one would exceed the time of the test.
    expect(seconds, `${reply.facts}\nRetry-After`).toBeLessThan(300);
    await wait(1000 * seconds);
    return this.send(path, payload, when, options);
  }

  /** Makes a request. `call` describes it in failures. */
  async request(path: string, call: string, init: RequestInit): Promise<Reply> {
    const received = await exchange(host + path, init).catch((error: unknown) => {
      const rule = quote('It arrives completely within 30 seconds');
      throw new Error(`${call}\n${String(error)}\nDocument: ${rule}`);
    });
    const body = shownText(received.body.toString(), 400) || 'no body';
    return { ...received, facts: `${call}\nReceived: ${received.status} ${body}` };
  }

  /** Sends the preflight of a call, from the site or from another origin. */
  async preflight(path: CallPath, origin = site): Promise<Reply> {
    const headers = {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,content-type',
    };
    const call = `OPTIONS ${path} from the origin ${origin}`;
    const reply = await this.request(path, call, { method: 'OPTIONS', headers });
    checkHeaders('OPTIONS', reply, origin);
    return reply;
  }

  /** Gets a picture as the browser does for an `<img>`, and checks its status. */
  async expectPicture(status: 200 | 404, path: string, when: string): Promise<Reply> {
    const call = `GET ${path} ${when}`;
    const reply = await this.request(path, call, { headers: { Referer: `${site}/` } });
    expect(reply.status, `${call}: status`).toBe(status);
    checkHeaders('GET', reply);
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
    const message = `POST ${path} for an unknown address, compared with a known one`;
    expect(JSON.stringify(other), message).toBe(JSON.stringify(one));
    return email;
  }

  /** Makes calls at the same time. Only one of them may change anything. */
  async expectOneSuccess(path: CallPath, payloads: readonly object[], refusal: number) {
    const when = 'at the same time as others';
    const replies = payloads.map((payload) => this.send(path, payload, when, {}));
    const statuses = (await Promise.all(replies)).map(({ status }) => status).toSorted();
    const expected = payloads.map((_, index) => (index === 0 ? 200 : refusal));
    expect(statuses, `POST ${path}, sent ${payloads.length} times at once`).toEqual(expected);
  }

  /** Checks the body of a response against the document. */
  private checkBody(path: CallPath, status: number, { headers, body, facts }: Reply): Body {
    const json = 'Every response of a call is a JSON object in UTF-8';
    const type = expect.stringMatching(/^application\/json\s*(;|$)/i) as unknown;
    checkRule(json, facts, 'Content-Type', headers.get('Content-Type'), type);
    const parsed = jsonObject(body);
    checkRule(json, facts, 'Body', parsed ? 'an object' : 'something else', 'an object');
    if (!parsed) return {};
    const problems = contract.responseViolations(path, status, parsed);
    const says = `Document: ${status}: ${contract.responseText(path, status)}`;
    for (const problem of problems) {
      const fault = problem.replace(/; it is .*/s, '');
      checkAndGoOn(fault, () => expect.fail(`${facts}\n${says}\nProblem: ${problem}`));
    }
    const text = body.toString();
    // A refusal may repeat what was sent.
    const secrets = status === 200 ? [...this.secrets] : [];
    const secret = secrets.find((one) => text.includes(JSON.stringify(one).slice(1, -1)));
    const named = /"\w*(password|hash|salt|secret)\w*":|\$(argon2|2[aby]\$|scrypt|pbkdf2)/i;
    const found = secret ?? named.exec(text)?.[0] ?? null;
    const secrecy =
      'It may have further fields, but never a password, its hash or the token of a link';
    checkRule(secrecy, facts, 'Secret in the response', found, null);
    return parsed;
  }
}
