import { setTimeout as wait } from 'node:timers/promises';
import type { CallPath } from '../../../src/mocks/model';
import * as contract from '../../support/contract';
import { shown, shownText } from '../../support/contract';
import { general, type GeneralRule, quote } from './sentences';
import { type Body, exchange, jsonObject, type Received, type Run } from './server';

/** The server breaks the contract. Causes with the same key are reported three times in a run. */
export class Violation extends Error {
  constructor(
    message: string,
    readonly key = message,
  ) {
    super(message);
  }
}

/** A check cannot run: another check reports the cause, or a setting is missing. */
export class Skip extends Error {}

/** The expected status of a call (default: 200), and how the call differs from the site's. */
export interface CallOptions {
  status?: number;
  token?: string;
  /** Sent instead of the payload's JSON. */
  text?: string;
  contentType?: string;
  origin?: string;
}

/** Makes the calls of one check, and collects the violations. */
export class Client {
  readonly violations: Violation[] = [];
  /** Why the check could not run to its end. */
  leftOut?: string;
  /** Passwords and tokens of links, which no response may contain. */
  readonly secrets = new Set<string>();

  /** What the document says about the check. */
  private readonly sentences: string[] = [];
  /** Seconds to wait for rate limits. */
  private patience = 300;

  constructor(readonly run: Run) {}

  /** Names the sentences of the document that the check is about, by their beginnings. */
  says(...starts: readonly string[]): void {
    for (const sentence of starts.map(quote)) {
      this.run.quoted.add(sentence);
      this.sentences.push(`Document: ${sentence}`);
    }
  }

  /** Fails the check in the words of the document, unless a condition holds. */
  expect(holds: boolean, problem: string): void {
    if (!holds) throw new Violation([problem, ...this.sentences].join('\n'));
  }

  /** Runs a part of the check, and collects what ends it. */
  async attempt(part: () => Promise<void> | void): Promise<void> {
    try {
      await part();
    } catch (error) {
      if (error instanceof Violation) this.violations.push(error);
      else if (error instanceof Skip) this.leftOut = error.message;
      else throw error;
    }
  }

  /** Runs `run` for each item. A violation does not stop the others. */
  async each<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
    for (const item of items) await this.attempt(() => run(item));
  }

  /** Notes a violation of a general sentence; the check goes on. */
  note(problem: string, rule: GeneralRule, facts: string): void {
    const message = `${problem}\n${facts}\nDocument: ${general[rule]}`;
    this.violations.push(new Violation(message, problem));
  }

  /**
   * Makes a call and checks its response.
   * @param when condition of the call, for example "with a wrong password".
   * @returns the parsed body; empty if it is not a JSON object.
   * @throws Violation if the status differs. Skip if the response is incomplete, which is noted.
   */
  async post(path: CallPath, payload: unknown, when: string, options?: CallOptions): Promise<Body> {
    const { status: expected = 200, token, text, origin } = options ?? {};
    const call = `POST ${path} ${when}`;
    const site = origin ?? this.run.origin;
    const headers = {
      Origin: site,
      Referer: `${site}/`,
      ...(origin !== undefined && { 'X-Forwarded-Host': 'elsewhere.example' }),
      'Content-Type': options?.contentType ?? 'application/json',
      ...(token !== undefined && { Authorization: contract.authorizationOf(token) }),
    };
    const sent = { method: 'POST', headers, body: text ?? JSON.stringify(payload) };
    const received = await this.receive(path, call, sent, `POST ${path} for ${expected}`);
    const { status } = received;
    const content = text === undefined ? shown(payload) : shownText(text);
    const secret = token === undefined ? '' : `, Authorization: ${shownText(token)}`;
    const back = `Received: ${status} ${shownText(received.body.toString(), 400) || 'no body'}`;
    const facts = `Call: ${call}\nSent: ${content}${secret}\n${back}`;
    this.checkHeaders('POST', received, facts, origin);
    // The success of an invalid request is reported as such, whatever it returns.
    const isAccepted = expected >= 400 && status < 300;
    const body = isAccepted ? {} : this.checkBody(path, received, facts);
    if (status === expected) return body;
    if (status === 429) {
      const after = received.headers.get('Retry-After') ?? 'missing';
      const isNumber = /^\d+$/.test(after);
      const problem = '429 has no Retry-After in seconds.';
      if (!isNumber) this.note(problem, 'rateLimit', `${facts}\nRetry-After: ${after}`);
      const pause = isNumber ? Number(after) : 10;
      this.patience -= pause;
      if (this.patience < 0) throw new Skip(`${call}: still 429 after 5 minutes.`);
      await wait(1000 * pause);
      return this.post(path, payload, when, options);
    }
    const pair = `${status} for ${expected}`;
    // The site works with these statuses: the check goes on.
    const isTolerated = ['422 for 400', '403 for 401', '201 for 200'].includes(pair);
    const isRefused = status === 401 && token !== undefined;
    const problem = `${call} returned ${status}; expected ${expected}.`;
    const says = `Document: ${expected}: ${contract.responseText(path, expected)}`;
    const message = [problem, facts, ...this.sentences, says].join('\n');
    const key = isRefused ? 'own token refused' : isTolerated ? pair : `${path}: ${pair}`;
    const violation = new Violation(message, key);
    if (!isTolerated) throw violation;
    this.violations.push(violation);
    return body;
  }

  /** Makes a request. @throws Skip if the response is incomplete, which is noted, or an earlier one of its kind was. */
  async receive(path: string, call: string, init: RequestInit, kind = call): Promise<Received> {
    const { broken, host } = this.run;
    if (broken.has(kind)) throw new Skip(`${kind} had no complete response before.`);
    try {
      return await exchange(host + path, init);
    } catch (error) {
      broken.add(kind);
      const problem = `No complete response: ${(error as Error).message}.`;
      this.note(problem, 'complete', `Call: ${call}`);
      throw new Skip(problem);
    }
  }

  /** Gets a picture as the browser does for an `<img>`, and checks its status. */
  async expectPicture(status: 200 | 404, path: string, when: string): Promise<Received> {
    const call = `GET ${path} ${when}`;
    const headers = { Referer: `${this.run.origin}/` };
    const received = await this.receive(path, call, { headers }, 'GET');
    const { status: found } = received;
    this.expect(found === status, `${call} returned ${found}; expected ${status}.`);
    this.checkHeaders('GET', received, `Call: ${call}\nReceived: ${found}`);
    const sniff = received.headers.get('X-Content-Type-Options') ?? 'missing';
    const problem = `${call}: X-Content-Type-Options is ${sniff}; expected nosniff.`;
    this.expect(sniff === 'nosniff', problem);
    return received;
  }

  /** Checks that two tokens, or names of pictures, cannot be guessed from each other. */
  expectRandom(one: string, other: string): void {
    const differing = Array.from(one).filter((letter, index) => letter !== other[index]).length;
    const problem = `${one} and ${other} are similar; expected 20 random characters or more.`;
    this.expect(one.length >= 20 && differing >= 8, problem);
  }

  /** Makes the same call five times at once. Only one of the calls may change anything. */
  async expectOnce(what: string, call: (index: number) => Promise<unknown>): Promise<void> {
    const calls = [1, 2, 3, 4, 5].map((index) => call(index).then(() => '', String));
    const others = (await Promise.all(calls)).filter((error) => error !== '');
    const problem = `${what} at the same time: ${others.length} succeeded; expected 1.`;
    const text = [problem, ...others].join('\n').replace(/\n(Document|Call|Sent).*/g, '');
    this.expect(others.length === 1, text);
  }

  /** Checks the headers of a response to the site, or to another origin. */
  checkHeaders(
    method: 'GET' | 'OPTIONS' | 'POST',
    { status, headers }: Received,
    facts: string,
    elsewhere?: string,
  ): void {
    const { host, origin } = this.run;
    const check = (rule: GeneralRule, name: string, right: RegExp, hint = '') => {
      const value = headers.get(name) ?? 'missing';
      if (!right.test(value)) this.note(`${name} is ${value}${hint}.`, rule, facts);
    };
    const missing = /^missing$/;
    check('noCredentials', 'Access-Control-Allow-Credentials', missing);
    if (status >= 300 && status <= 399) check('noCredentials', 'Location', missing);
    if (method === 'GET') return;
    check('noCookie', 'Set-Cookie', missing);
    if (method === 'POST') check('noStore', 'Cache-Control', /\bno-store\b/i);
    const allowed = headers.get('Access-Control-Allow-Origin') ?? 'missing';
    const allowedIs = `Access-Control-Allow-Origin is ${allowed}`;
    if (elsewhere !== undefined) {
      if (allowed === elsewhere) this.note(`${allowedIs}.`, 'ownOrigin', facts);
    } else if (new URL(host).origin !== origin && allowed !== '*') {
      const expected = `expected * or ${origin} (SITE_ORIGIN)`;
      if (allowed !== origin) this.note(`${allowedIs}; ${expected}.`, 'allowedOrigin', facts);
      const varied = /\borigin\b|\*/i;
      if (allowed !== 'missing') check('allowedOrigin', 'Vary', varied, '; expected Origin');
    }
  }

  /** Checks the body of a response against the document. */
  private checkBody(path: CallPath, { status, headers, body }: Received, facts: string): Body {
    const type = headers.get('Content-Type') ?? 'missing';
    const isJson = /^application\/json\s*(;|$)/i.test(type);
    if (!isJson) this.note(`Content-Type is ${type}.`, 'json', facts);
    const parsed = jsonObject(body);
    if (!parsed) this.note('The body is not a JSON object.', 'json', facts);
    if (!parsed) return {};
    // Another success, such as 201, is reported by itself.
    const documentedStatus = status < 300 ? 200 : status;
    for (const problem of contract.responseViolations(path, documentedStatus, parsed)) {
      const says = `Document: ${documentedStatus}: ${contract.responseText(path, documentedStatus)}`;
      const key = problem.replace(/; it is .*/s, '');
      this.violations.push(new Violation(`${problem}.\n${facts}\n${says}`, key));
    }
    const text = body.toString();
    // A refusal may repeat what was sent.
    const secrets = status === 200 ? [...this.secrets] : [];
    const secret = secrets.find((one) => text.includes(JSON.stringify(one).slice(1, -1)));
    const named = /"\w*(password|hash|salt|secret)\w*":|\$(argon2|2[aby]\$|scrypt|pbkdf2)/i;
    const found = secret ?? named.exec(text)?.[0];
    if (found) this.note(`The response contains ${shown(found)}.`, 'noSecrets', facts);
    return parsed;
  }
}
