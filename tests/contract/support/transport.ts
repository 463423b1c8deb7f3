import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import type { CallPath } from '../../../src/api/calls.ts';
import { requestTimeoutMs } from '../../../src/api/client.ts';
import { formatText, formatValue, responseText } from '../../support/openapi.ts';
import { type CheckedResponse, expectRule } from './checks.ts';
import { site } from './settings.ts';
import { serverUrl } from './testedServer.ts';

/** The expected status of a call (default: 200), and how the call differs from the site's. */
export interface ExpectedCall {
  status?: number;
  token?: string;
  /** Sent instead of the payload's JSON. */
  text?: string;
  contentType?: string;
  origin?: string;
}

/** Makes a request and reads the whole response, as a browser would. `call` describes it in failures. */
export async function request(path: string, call: string, init: RequestInit) {
  const signal = AbortSignal.timeout(requestTimeoutMs);
  try {
    const response = await fetch(serverUrl + path, { ...init, redirect: 'manual', signal });
    const { status, headers } = response;
    // Not as text, which would drop a byte order mark.
    const body = Buffer.from(await response.arrayBuffer());
    const shown = formatText(body.toString(), 400) || 'no body';
    return { status, headers, body, facts: `${call}\nReceived: ${status} ${shown}` };
  } catch (cause) {
    const rule = 'Every response arrives completely within 30 seconds';
    throw new Error(`${call}\nRule: ${rule}`, { cause });
  }
}

/** Makes a call as the site would, and again after a 429. */
export async function send(
  path: CallPath,
  payload: unknown,
  when: string,
  options: ExpectedCall = {},
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
  const body = text ?? JSON.stringify(payload);
  const secret = token === undefined ? '' : `, Authorization: ${formatText(token)}`;
  const sent = (text === undefined ? formatValue(payload) : formatText(text)) + secret;
  const expected = `${status} ${responseText(path, status)}`;
  const call = `POST ${path} ${when}\nSent: ${sent}\nExpected: ${expected}`;
  const reply = await request(path, call, { method: 'POST', headers, body });
  if (reply.status !== 429) return reply;
  const pause = reply.headers.get('Retry-After');
  const rule = 'A response with status 429 has Retry-After in seconds';
  expectRule(rule, reply.facts, pause, expect.stringMatching(/^\d+$/));
  const seconds = Number(pause ?? 10);
  // A longer pause would exceed the time of the test.
  expect(seconds, `${reply.facts}\nRetry-After`).toBeLessThan(300);
  expect(retries, `${reply.facts}\nRetries left`).toBeGreaterThan(0);
  await wait(1000 * seconds);
  return send(path, payload, when, options, retries - 1);
}
