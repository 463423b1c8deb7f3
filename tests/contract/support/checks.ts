import { expect } from 'vitest';
import type { CallPath } from '../../../src/api/calls.ts';
import { formatViolation, responseViolations } from '../../support/openapi.ts';
import { site } from './settings.ts';
import { serverUrl } from './testedServer.ts';

/*
 * The rules of all responses and emails. A broken rule fails only the first test that meets it, so that one missing
 * header does not fail every test. The failing test still runs to its end. A test uses `expect` only for the rule that
 * its name states, and for what its next step needs.
 */

/** A complete response. */
export interface CheckedResponse extends Pick<Response, 'status' | 'headers'> {
  body: Buffer;
  /** A text for failures: the call, what was sent, what was expected and what was received. */
  facts: string;
}

export type JsonObject = Readonly<Record<string, unknown>>;

/** The JSON object of a body, or null. */
function jsonObject(body: Buffer): JsonObject | null {
  try {
    const value: unknown = JSON.parse(body.toString());
    return value instanceof Object && !Array.isArray(value) ? (value as JsonObject) : null;
  } catch {
    return null;
  }
}

/** Rules with the values that have been checked. */
const checked = new Set<string>();

/** Checks that a value follows a rule of all responses or emails. Reports each wrong value once. */
export function expectRule(
  rule: string,
  facts: string,
  found: string | number | null | undefined,
  right: unknown,
): void {
  const value = `${rule}: ${found}`;
  if (checked.has(value)) return;
  checked.add(value);
  const why = 'A rule of all responses and emails is broken, not that in the name of the test.';
  const message = `${why}\nRule: ${rule}\nFirst found in: ${facts}\nFound`;
  expect.soft(found, message).toEqual(right);
}

/** Checks the headers of a response to the site, or to another origin. */
export function expectHeaders(
  method: 'GET' | 'OPTIONS' | 'POST',
  { status, headers, facts }: CheckedResponse,
  origin = site,
): void {
  const check = (rule: string, name: string, right: unknown) =>
    expectRule(rule, facts, headers.get(name), right);
  const credentials = 'Access-Control-Allow-Credentials';
  check(`No response has ${credentials}`, credentials, null);
  if (status >= 300 && status <= 399) check('No response redirects', 'Location', null);
  if (method === 'GET') return;
  // The rest of a cookie may differ from response to response.
  const cookie = headers.get('Set-Cookie')?.split('=')[0] ?? null;
  expectRule('No response sets a cookie', facts, cookie, null);
  if (method === 'POST') {
    const uncached = expect.stringMatching(/\bno-store\b/i) as unknown;
    check('Every response has Cache-Control: no-store', 'Cache-Control', uncached);
  }
  const allowed = 'Access-Control-Allow-Origin';
  if (origin !== site) {
    const isOther = expect.not.stringContaining(origin) as unknown;
    check(`${allowed} is not ${origin}, which the request names`, allowed, isOther);
  } else if (new URL(serverUrl).origin !== site && headers.get(allowed) !== '*') {
    check(`${allowed} is * or SITE_ORIGIN`, allowed, site);
    const varies = expect.stringMatching(/\borigin\b|\*/i) as unknown;
    check(`Vary names Origin, unless ${allowed} is *`, 'Vary', varies);
  }
}

/** Checks a body. @returns the parsed body; empty if it is not a JSON object. */
export function expectBody(
  path: CallPath,
  { status, headers, body, facts }: CheckedResponse,
  secrets: Iterable<string>,
): JsonObject {
  const type = headers.get('Content-Type');
  const isJson = expect.stringMatching(/^application\/json\s*(;|$)/i) as unknown;
  expectRule('Every response has Content-Type: application/json', facts, type, isJson);
  const parsed = jsonObject(body);
  const kind = parsed ? 'a JSON object' : 'something else';
  const json = 'Every body is a JSON object in UTF-8 without a byte order mark';
  expectRule(json, facts, kind, 'a JSON object');
  if (!parsed) return {};
  const isSuccess = status < 300;
  for (const violation of responseViolations(path, isSuccess ? 200 : status, parsed)) {
    const rule = 'Every body matches its schema in openapi.json';
    // The found value may differ from response to response, so only the problem counts.
    expectRule(rule, `${facts}\nProblem: ${formatViolation(violation)}`, violation.problem, null);
  }
  const text = body.toString();
  // A refusal may repeat what was sent.
  const sent =
    isSuccess && [...secrets].find((one) => text.includes(JSON.stringify(one).slice(1, -1)));
  const named = /"\w*(password|hash|salt|secret)\w*":|\$(argon2|2[aby]\$|scrypt|pbkdf2)/i;
  const secret = sent || (named.exec(text)?.[0] ?? null);
  const rule = `POST ${path} returns no password, no hash of it and no token of a link`;
  expectRule(rule, `${facts}\nSecret: ${secret}`, secret && 'a secret', null);
  return parsed;
}

/** Checks that two tokens, or names of pictures, cannot be guessed from each other. */
export function expectRandom(what: string, one: string, other: string): void {
  const differing = Array.from(one).filter((letter, index) => letter !== other[index]);
  const message = `Two ${what}, ${one} and ${other}, are random`;
  expect(one.length, `${message}: length`).toBeGreaterThanOrEqual(20);
  expect(differing.length, `${message}: differing characters`).toBeGreaterThanOrEqual(8);
}
