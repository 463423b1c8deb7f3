import { expect } from 'vitest';
import { type Received, site } from './exchange.ts';
import { host } from './testedServer.ts';

/** A response, and a text for failures: the call, what was sent, what was expected and what was received. */
export type CheckedResponse = Received & { facts: string };

/** Rules with the values that have been checked. */
const checked = new Set<string>();
const violations: unknown[] = [];

/**
 * Notes a value that breaks a rule of all responses or emails. Each such value fails its file once, after the tests:
 * otherwise one missing header would fail every test.
 */
export function noteRule(
  rule: string,
  facts: string,
  found: string | number | null | undefined,
  right: unknown,
): void {
  const value = `${rule}: ${found}`;
  if (checked.has(value)) return;
  checked.add(value);
  try {
    expect(found, `Rule: ${rule}\nFirst found in: ${facts}\nFound`).toEqual(right);
  } catch (error) {
    violations.push(error);
  }
}

/** Throws the violations of rules since the last call. */
export function throwViolations(): void {
  if (violations.length > 0) throw new AggregateError(violations.splice(0));
}

/** Notes wrong headers of a response to the site, or to another origin. */
export function noteHeaders(
  method: 'GET' | 'OPTIONS' | 'POST',
  { status, headers, facts }: CheckedResponse,
  origin = site,
): void {
  const check = (rule: string, name: string, right: unknown) =>
    noteRule(rule, facts, headers.get(name), right);
  const credentials = 'Access-Control-Allow-Credentials';
  check(`No response has ${credentials}`, credentials, null);
  if (status >= 300 && status <= 399) check('No response redirects', 'Location', null);
  if (method === 'GET') return;
  // The rest of a cookie may differ from response to response.
  const cookie = headers.get('Set-Cookie')?.split('=')[0] ?? null;
  noteRule('No response sets a cookie', facts, cookie, null);
  if (method === 'POST') {
    const uncached = expect.stringMatching(/\bno-store\b/i) as unknown;
    check('Every response has Cache-Control: no-store', 'Cache-Control', uncached);
  }
  const allowed = 'Access-Control-Allow-Origin';
  if (origin !== site) {
    const isOther = expect.not.stringContaining(origin) as unknown;
    check(`${allowed} is not ${origin}, which the request names`, allowed, isOther);
  } else if (new URL(host).origin !== site && headers.get(allowed) !== '*') {
    check(`${allowed} is * or SITE_ORIGIN`, allowed, site);
    const varies = expect.stringMatching(/\borigin\b|\*/i) as unknown;
    check(`Vary names Origin, unless ${allowed} is *`, 'Vary', varies);
  }
}

/** Checks that two tokens, or names of pictures, cannot be guessed from each other. */
export function expectRandom(what: string, one: string, other: string): void {
  const differing = Array.from(one).filter((letter, index) => letter !== other[index]);
  const message = `Two ${what}, ${one} and ${other}, are random`;
  expect(one.length, `${message}: length`).toBeGreaterThanOrEqual(20);
  expect(differing.length, `${message}: differing characters`).toBeGreaterThanOrEqual(8);
}
