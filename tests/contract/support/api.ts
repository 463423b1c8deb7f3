import { setTimeout as wait } from 'node:timers/promises';
import { expect, test as base, type TestContext } from 'vitest';
import type { CallPath } from '../../../src/api/payloads.ts';
import * as contract from '../../support/openapi.ts';
import { formatText, formatValue } from '../../support/openapi.ts';
import { type Opening, TestAccount } from './account.ts';
import { type CheckedResponse, noteHeaders, noteRule } from './checks.ts';
import { exchange, type JsonObject, jsonObject, site } from './exchange.ts';
import { Mailbox } from './mailbox.ts';
import { host, newEmail } from './testedServer.ts';

/** The expected status of a call (default: 200), and how the call differs from the site's. */
export interface ExpectedCall {
  status?: number;
  token?: string;
  /** Sent instead of the payload's JSON. */
  text?: string;
  contentType?: string;
  origin?: string;
}

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
  async post(
    path: CallPath,
    payload: unknown,
    when: string,
    options: ExpectedCall = {},
  ): Promise<JsonObject> {
    const { status: expected = 200, origin } = options;
    const reply = await this.send(path, payload, when, options);
    noteHeaders('POST', reply, origin);
    const { status, facts } = reply;
    // The site treats 422 like 400 and 201 like 200: the test goes on.
    if (Math.floor(status / 100) === Math.floor(expected / 100)) {
      noteRule(`POST ${path} returns ${expected} in this case`, facts, status, expected);
    } else {
      expect(status, `${facts}\nStatus`).toBe(expected);
    }
    return this.readBody(path, status < 300 ? 200 : status, reply);
  }

  private async send(
    path: CallPath,
    payload: unknown,
    when: string,
    options: ExpectedCall,
    retries = 3,
  ): Promise<CheckedResponse> {
    const { status = 200, token, text, origin = site, contentType = 'application/json' } = options;
    const headers = {
      Origin: origin,
      Referer: `${origin}/`,
      'Content-Type': contentType,
      ...(origin !== site && { 'X-Forwarded-Host': 'elsewhere.example' }),
      ...(token !== undefined && { Authorization: token }),
    };
    const request = { method: 'POST', headers, body: text ?? JSON.stringify(payload) };
    const secret = token === undefined ? '' : `, Authorization: ${formatText(token)}`;
    const sent = (text === undefined ? formatValue(payload) : formatText(text)) + secret;
    const expected = `${status} ${contract.responseText(path, status)}`;
    const call = `POST ${path} ${when}\nSent: ${sent}\nExpected: ${expected}`;
    const reply = await this.request(path, call, request);
    this.lastCall = reply.facts;
    if (reply.status !== 429) return reply;
    const pause = reply.headers.get('Retry-After');
    const rule = 'A response with status 429 has Retry-After in seconds';
    noteRule(rule, reply.facts, pause, expect.stringMatching(/^\d+$/));
    const seconds = Number(pause ?? 10);
    // A longer one would exceed the time of the test.
    expect(seconds, `${reply.facts}\nRetry-After`).toBeLessThan(300);
    expect(retries, `${reply.facts}\nRetries left`).toBeGreaterThan(0);
    await wait(1000 * seconds);
    return this.send(path, payload, when, options, retries - 1);
  }

  /** Makes a request. `call` describes it in failures. */
  async request(path: string, call: string, init: RequestInit): Promise<CheckedResponse> {
    const received = await exchange(host + path, init).catch((error: unknown) => {
      const rule = 'Every response arrives completely within 30 seconds';
      throw new Error(`${call}\nRule: ${rule}\n${String(error)}`);
    });
    const body = formatText(received.body.toString(), 400) || 'no body';
    return { ...received, facts: `${call}\nReceived: ${received.status} ${body}` };
  }

  /** Sends the preflight of a call, from the site or from another origin. */
  async preflight(path: CallPath, origin = site): Promise<CheckedResponse> {
    const headers = {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,content-type',
    };
    const call = `OPTIONS ${path} from the origin ${origin}`;
    const reply = await this.request(path, call, { method: 'OPTIONS', headers });
    noteHeaders('OPTIONS', reply, origin);
    return reply;
  }

  /** Gets a picture as the browser does for an `<img>`, and checks its status. */
  async expectPicture(status: 200 | 404, path: string, when: string): Promise<CheckedResponse> {
    const call = `GET ${path} ${when}`;
    const reply = await this.request(path, call, { headers: { Referer: `${site}/` } });
    expect(reply.status, `${call}: status`).toBe(status);
    noteHeaders('GET', reply);
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
    const replies = payloads.map((payload) => this.send(path, payload, when, {}));
    const statuses = (await Promise.all(replies)).map(({ status }) => status).toSorted();
    const expected = payloads.map((_, index) => (index === 0 ? 200 : refusal));
    const message = `POST ${path} succeeds once if it is sent ${payloads.length} times at once`;
    expect(statuses, message).toEqual(expected);
  }

  /** Parses the body of a response, and notes violations of the document. */
  private readBody(
    path: CallPath,
    status: number,
    { headers, body, facts }: CheckedResponse,
  ): JsonObject {
    const type = headers.get('Content-Type');
    const isJson = expect.stringMatching(/^application\/json\s*(;|$)/i) as unknown;
    noteRule('Every response has Content-Type: application/json', facts, type, isJson);
    const parsed = jsonObject(body);
    const kind = parsed ? 'a JSON object' : 'something else';
    const json = 'Every body is a JSON object in UTF-8 without a byte order mark';
    noteRule(json, facts, kind, 'a JSON object');
    if (!parsed) return {};
    for (const problem of contract.responseViolations(path, status, parsed)) {
      // Without the value at the end, which may differ from response to response.
      const [fault = ''] = problem.split('; it is ');
      const rule = 'Every body matches its schema in openapi.json';
      noteRule(rule, `${facts}\nProblem: ${problem}`, fault, null);
    }
    const text = body.toString();
    // A refusal may repeat what was sent.
    const secrets = status === 200 ? [...this.secrets] : [];
    const sent = secrets.find((one) => text.includes(JSON.stringify(one).slice(1, -1)));
    const named = /"\w*(password|hash|salt|secret)\w*":|\$(argon2|2[aby]\$|scrypt|pbkdf2)/i;
    const secret = sent ?? named.exec(text)?.[0] ?? null;
    const rule = `POST ${path} returns no password, no hash of it and no token of a link`;
    noteRule(rule, `${facts}\nSecret: ${secret}`, secret && 'a secret', null);
    return parsed;
  }
}
