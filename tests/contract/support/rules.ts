import { expect } from 'vitest';
import { type Received, site } from './exchange';
import { quote } from './sentences';
import { host } from './server';

/** A response, and a text for failures: the call, what was sent and what was received. */
export type Reply = Received & { facts: string };

/** Failed checks of the rules for all responses and emails, by fault. */
const faults = new Map<string, unknown>();

/** Makes a check; if it fails, the test goes on. @param fault the same for checks that fail for the same reason. */
export function checkAndGoOn(fault: string, check: () => void): void {
  try {
    check();
  } catch (error) {
    if (!faults.has(fault)) faults.set(fault, error);
  }
}

/** Throws all faults, each once. Called after each file: one fault of all responses would otherwise fail every test. */
export function reportFaults(): void {
  const errors = [...faults.values()];
  faults.clear();
  if (errors.length > 0) throw new AggregateError(errors);
}

/**
 * Checks a rule for all responses or emails; the test goes on.
 * @param sentence the rule in openapi.json, by its first clause.
 */
export function checkRule(
  sentence: string,
  facts: string,
  name: string,
  value: string | null,
  right: unknown,
): void {
  const message = `${facts}\nDocument: ${quote(sentence)}\n${name}`;
  checkAndGoOn(`${sentence} ${name} ${value}`, () => expect(value, message).toEqual(right));
}

const forbidden = 'No response has `Access-Control-Allow-Credentials`, and none redirects';
const uncached = 'Every response of a call has `Cache-Control: no-store`';
const namesOrigin =
  'Every response of a call, errors included, repeats `Access-Control-Allow-Origin`';
const namesNoOther = 'Its value is the origin of the site or `*`, never another origin';

/** Checks the headers of a response to the site, or to another origin. */
export function checkHeaders(
  method: 'GET' | 'OPTIONS' | 'POST',
  reply: Reply,
  origin = site,
): void {
  const { status, headers, facts } = reply;
  const check = (sentence: string, name: string, right: unknown) =>
    checkRule(sentence, facts, name, headers.get(name), right);
  check(forbidden, 'Access-Control-Allow-Credentials', null);
  if (status >= 300 && status <= 399) check(forbidden, 'Location', null);
  if (method === 'GET') return;
  check('It sets no cookie', 'Set-Cookie', null);
  if (method === 'POST') check(uncached, 'Cache-Control', expect.stringMatching(/\bno-store\b/i));
  const allowed = 'Access-Control-Allow-Origin';
  if (origin !== site) check(namesNoOther, allowed, expect.not.stringContaining(origin));
  else if (new URL(host).origin !== site && headers.get(allowed) !== '*') {
    // SITE_ORIGIN, or the event's domain.
    check(namesOrigin, allowed, site);
    check(namesOrigin, 'Vary', expect.stringMatching(/\borigin\b|\*/i));
  }
}

/** Checks that two tokens, or names of pictures, cannot be guessed from each other. */
export function expectRandom(one: string, other: string): void {
  const differing = Array.from(one).filter((letter, index) => letter !== other[index]);
  const message = `${one} and ${other} are random`;
  expect(one.length, `${message}: length`).toBeGreaterThanOrEqual(20);
  expect(differing.length, `${message}: differing characters`).toBeGreaterThanOrEqual(8);
}
