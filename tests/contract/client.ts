import { setTimeout as wait } from 'node:timers/promises';
import type { CallPath } from '../../src/mocks/model';
import { quote, responseText, responseViolations } from './document';
import { exchange, jsonObject, type Body, type Received } from './http';
import type { Run } from './run';
import { shown, shownText } from './shown';

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

/** How a call differs from the site's. */
export interface Sending {
  /** Sent instead of the payload's JSON. */
  text?: string;
  contentType?: string;
  token?: string;
  origin?: string;
}

const isJson = 'Every response of a call is';
const isComplete = 'It arrives completely';
const isBare = 'No response';
const isUncached = 'Every response of a call has';

/** Makes the calls of one check, and collects the violations. */
export class Client {
  readonly violations: Violation[] = [];
  /** Why the check could not run to its end. */
  leftOut?: string;
  /** Passwords and tokens of links, which no response may contain. */
  readonly secrets = new Set<string>();

  /** What the document says about the check. */
  private readonly sentences: string[] = [];

  constructor(readonly run: Run) {}

  /** Names the sentences of the document that the check is about, by their beginnings. */
  says(...starts: readonly string[]): void {
    this.sentences.push(...starts.map((start) => `Document: ${quote(start)}`));
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

  /** Does the same for all items. */
  async each<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
    for (const item of items) await this.attempt(() => run(item));
  }

  /** Notes a violation of a rule for all responses; the check goes on. */
  note(problem: string, says: string, facts: string): void {
    const text = `${problem}\n${facts}\nDocument: ${says}`;
    this.violations.push(new Violation(text, problem.replace(/; it is .*/s, '')));
  }

  /**
   * Makes a call and checks its response.
   * @param when condition of the call, for example "with a wrong password".
   * @returns the parsed body; empty if it is not a JSON object.
   * @throws Violation if the status differs. Skip if the response is incomplete, which is noted.
   */
  async post(
    path: CallPath,
    payload: unknown,
    expected: number,
    when: string,
    { text, contentType = 'application/json', token, origin }: Sending = {},
  ): Promise<Body> {
    const call = `POST ${path} ${when}`;
    const url = this.run.host + path;
    const headers = {
      Origin: origin ?? this.run.origin,
      Referer: `${origin ?? this.run.origin}/`,
      ...(origin !== undefined && { 'X-Forwarded-Host': 'elsewhere.example' }),
      'Content-Type': contentType,
      ...(token !== undefined && { Authorization: token }),
    };
    const sent = { method: 'POST', headers, body: text ?? JSON.stringify(payload) };
    const content = text === undefined ? shown(payload) : shownText(text);
    const secret = token === undefined ? '' : `, Authorization: ${shownText(token)}`;
    const end = Date.now() + 300_000;
    for (;;) {
      const received = await this.receive(url, call, sent, `POST ${path} for ${expected}`);
      const { status } = received;
      const back = `Received: ${status} ${shownText(received.body.toString(), 400) || 'no body'}`;
      const facts = `Call: ${call}\nSent: ${content}${secret}\n${back}`;
      this.checkHeaders(received, facts, origin);
      // The success of an invalid request is reported as such, whatever it returns.
      const isAccepted = expected >= 400 && status < 300;
      const body = isAccepted ? {} : this.checkBody(path, received, facts);
      if (status === expected) return body;
      if (status !== 429) {
        const isRefused = status === 401 && token !== undefined;
        const pair = `${status} for ${expected}`;
        // The site works with these statuses: the check goes on.
        const isAlike = ['422 for 400', '403 for 401', '201 for 200'].includes(pair);
        const message = [
          `${call} returned ${status}; expected ${expected}.`,
          facts,
          ...this.sentences,
          `Document: ${expected}: ${responseText(path, expected)}`,
        ].join('\n');
        const key = isRefused ? 'own token refused' : isAlike ? pair : `${path}: ${pair}`;
        const violation = new Violation(message, key);
        if (!isAlike) throw violation;
        this.violations.push(violation);
        return body;
      }
      const seconds = Number(received.headers.get('Retry-After') ?? NaN);
      if (!(seconds >= 0)) {
        this.note('429 has no Retry-After in seconds.', quote('Any call may'), facts);
      }
      if (Date.now() > end) throw new Skip(`${call}: still 429 after 5 minutes.`);
      await wait(1000 * Math.min(seconds >= 0 ? seconds : 10, 120));
    }
  }

  /** Makes a request. @throws Skip if the response is incomplete, which is noted. */
  async receive(url: string, call: string, init: RequestInit, slowKey = call): Promise<Received> {
    const { slow } = this.run;
    if (slow.has(slowKey)) throw new Skip(`${slowKey} took too long before.`);
    try {
      return await exchange(url, init);
    } catch (error) {
      const { message } = error as Error;
      if (message.startsWith('more than')) slow.add(slowKey);
      this.note(`No complete response: ${message}.`, quote(isComplete), `Call: ${call}`);
      throw new Skip(`${call}: ${message}`);
    }
  }

  /** Gets an uploaded picture as the browser does for an `<img>` of the site. */
  getPicture(path: string, when = ''): Promise<Received> {
    const { host, origin } = this.run;
    const headers = { Referer: `${origin}/` };
    return this.receive(host + path, `GET ${path} ${when}`, { headers }, 'GET');
  }

  /** Checks that a picture exists, or that it does not. */
  async expectPicture(status: 200 | 404, path: string, when: string): Promise<void> {
    const { status: found, headers } = await this.getPicture(path, when);
    const call = `GET ${path} ${when}`;
    this.expect(found === status, `${call} returned ${found}; expected ${status}.`);
    const sniff = headers.get('X-Content-Type-Options') ?? 'missing';
    const problem = `${call}: X-Content-Type-Options is ${sniff}; expected nosniff.`;
    this.expect(sniff === 'nosniff', problem);
  }

  /** Checks that two tokens, or names of pictures, cannot be guessed from each other. */
  expectRandom(one: string, other: string): void {
    const differing = Array.from(one).filter((letter, index) => letter !== other[index]).length;
    const problem = `${one} and ${other} are similar; expected 20 random characters or more.`;
    this.expect(one.length >= 20 && differing >= 8, problem);
  }

  /** Makes the same call five times at once, which only one may change anything. */
  async expectOnce(what: string, call: (index: number) => Promise<unknown>): Promise<void> {
    const results = await Promise.allSettled([1, 2, 3, 4, 5].map(call));
    const others = results.flatMap((result) =>
      result.status === 'rejected'
        ? String(result.reason).replace(/\n(Document|Call|Sent).*/g, '')
        : [],
    );
    const problem = `${what} at the same time: ${others.length} succeeded; expected 1.`;
    this.expect(others.length === 1, [problem, ...others].join('\n'));
  }

  /** Checks the headers of a response to the site, or to another origin. */
  checkHeaders({ status, headers }: Received, facts: string, elsewhere?: string): void {
    const { host, origin } = this.run;
    const check = (name: string, isRight: (value: string) => boolean, says: string, hint = '') => {
      const value = headers.get(name) ?? 'missing';
      if (!isRight(value)) this.note(`${name} is ${value}${hint}.`, quote(says), facts);
    };
    const isMissing = (value: string) => value === 'missing';
    check('Set-Cookie', isMissing, 'It sets no');
    check('Access-Control-Allow-Credentials', isMissing, isBare);
    if (status >= 300 && status <= 399) check('Location', isMissing, isBare);
    if (!facts.startsWith('Call: OPTIONS')) {
      check('Cache-Control', (value) => /\bno-store\b/i.test(value), isUncached);
    }
    const allow = 'Access-Control-Allow-Origin';
    if (elsewhere !== undefined) {
      check(allow, (value) => value !== elsewhere, 'It is the');
    } else if (new URL(host).origin !== origin && headers.get(allow) !== '*') {
      const says = 'Every response of a call, ';
      check(allow, (value) => value === origin, says, `; expected * or ${origin} (SITE_ORIGIN)`);
      const isVaried = (value: string) => /\borigin\b|\*/i.test(value);
      if (headers.has(allow)) check('Vary', isVaried, says, '; expected Origin');
    }
  }

  /** Checks the body of a response against the document. */
  private checkBody(path: CallPath, { status, headers, body }: Received, facts: string): Body {
    const type = headers.get('Content-Type') ?? 'missing';
    if (!/^application\/json\s*(;|$)/i.test(type)) {
      this.note(`Content-Type is ${type}.`, quote(isJson), facts);
    }
    const parsed = jsonObject(body);
    if (!parsed) this.note('The body is not a JSON object.', quote(isJson), facts);
    if (!parsed) return {};
    // Another success, such as 201, is reported by itself.
    const known = status < 300 ? 200 : status;
    for (const violation of responseViolations(path, known, parsed)) {
      this.note(`${violation}.`, `${known}: ${responseText(path, known)}`, facts);
    }
    const text = body.toString();
    // A refusal may repeat what was sent.
    const secrets = status === 200 ? [...this.secrets] : [];
    const secret = secrets.find((one) => text.includes(JSON.stringify(one).slice(1, -1)));
    const named = /"\w*(password|hash|salt|secret)\w*":|\$(argon2|2[aby]\$|scrypt|pbkdf2)/i;
    const found = secret ?? named.exec(text)?.[0];
    if (found) {
      this.note(`The response contains ${shown(found)}.`, quote('It may have'), facts);
    }
    return parsed;
  }
}
