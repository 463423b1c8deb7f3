import { http, HttpResponse } from 'msw';
import { vi } from 'vitest';
import { invalidJson } from '../src/api/client';
import type { CallPath } from '../src/mocks/model';
import { jsonReply, recordCalls, server, type Reply } from './server';

/* Calls that fail. The whole table runs against `request`; each form runs one fault of each kind (describeForm.ts). */

/** One way for a call to fail. */
export interface Fault {
  name: string;
  /** The server's response, or the value that the browser's `fetch` throws. */
  reply: Reply | Error | DOMException;
  /** True if there is no response. */
  unanswered?: true;
  /** The server's text, which may replace the form's sentence. */
  serverError?: string;
}

/** Responds with a text, unchanged. */
const textReply =
  (text: string | null, status = 200, type = 'application/json'): Reply =>
  () =>
    new HttpResponse(text, { status, headers: { 'Content-Type': type } });

/** Redirects the call to a page of the site, as a proxy or a captive portal does. */
const redirectReply = (): Reply => () => {
  server.use(
    http.all('*/a-page', () => HttpResponse.html('<!doctype html><title>Welcome</title>')),
  );
  return HttpResponse.redirect('http://localhost:3000/a-page', 303);
};

/** Begins a success and breaks off. */
const cutOffReply = (): Reply => () =>
  new HttpResponse(
    new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode('{"success": ')),
      pull: (stream) => stream.error(new TypeError('network error')),
    }),
    { headers: { 'Content-Type': 'application/json' } },
  );

/** No response: the form shows its sentence for that. */
const unanswered: readonly Fault[] = [
  { name: 'no connection', reply: () => HttpResponse.error() },
  { name: 'a connection reset within the response', reply: cutOffReply() },
  // Blocked hosts and refusals by CORS look alike to a page.
  { name: 'a host that Safari cannot reach', reply: new TypeError('Load failed') },
  {
    name: 'an extension that stops the call',
    reply: new DOMException('The user aborted a request.', 'AbortError'),
  },
].map((fault) => ({ ...fault, unanswered: true }));

const html = (status: number) => ({
  name: `${status} with HTML`,
  reply: textReply('<!doctype html><h1>No</h1>', status, 'text/html'),
});

const refusals = [400, 401, 403, 404, 409, 413, 422, 429, 500, 502, 503];

/** Bodies that are not a JSON object. */
const notJson: readonly Fault[] = [
  ...[200, ...refusals].map(html),
  { name: 'a redirect to an HTML page', reply: redirectReply() },
  { name: '200 with nothing', reply: textReply('') },
  { name: '204', reply: () => new HttpResponse(null, { status: 204 }) },
  { name: 'null', reply: jsonReply(null) },
  { name: 'a list with a success', reply: jsonReply([{ success: true, token: 'token' }]) },
  { name: 'a text', reply: jsonReply('ok') },
  { name: 'a number', reply: jsonReply(42) },
  { name: 'true', reply: jsonReply(true) },
  { name: 'truncated JSON', reply: textReply('{"success": tr') },
  { name: 'two JSON texts', reply: textReply('{"success": true}{"success": true}') },
].map((fault) => ({ ...fault, serverError: invalidJson }));

/** JSON objects without success and without a readable error. */
const silent: readonly Fault[] = [
  ...refusals.map((status) => ({
    name: `${status} without an error`,
    reply: jsonReply({ success: false }, status),
  })),
  { name: 'an empty object', reply: jsonReply({}) },
  ...['true', 'yes', 1, {}, [], [true], null].map((success) => ({
    name: `a success that is ${JSON.stringify(success)}`,
    reply: jsonReply({ success, message: 'Done.' }),
  })),
  { name: 'a status of its own in a 401', reply: jsonReply({ status: 200 }, 401) },
  { name: 'a 401 that is only in the body', reply: jsonReply({ status: 401 }, 400) },
  ...[{ message: 'no' }, {}, ['no'], [], 7, 0, true, false, null, '', '  ', '\n'].map((error) => ({
    name: `an error that is ${JSON.stringify(error)}`,
    reply: jsonReply({ success: false, error }, 400),
  })),
  {
    name: 'a forged prototype',
    reply: textReply('{"__proto__": {"success": true, "token": "t", "error": "forged"}}'),
  },
];

const longText = 'No. '.repeat(2500);

const error = (name: string, text: string, seen = text): Fault => ({
  name,
  reply: jsonReply({ success: false, error: text }, 422),
  serverError: seen,
});

/** Readable errors, and the text that is shown. */
const readable: readonly Fault[] = [
  ...[200, ...refusals].map((status) => ({
    name: `${status} with an error`,
    reply: jsonReply({ success: false, error: `Refused with ${status}.` }, status),
    serverError: `Refused with ${status}.`,
  })),
  error('an error with spaces around it', '  No.\n', 'No.'),
  error('markup', '<img src=x onerror=alert(1)> <b>no</b>'),
  error('right-to-left override', 'abc \u202E def'),
  error('other scripts and emoji', '못했습니다 失敗 🤖'),
  error('10 kB', longText, `${longText.slice(0, 299).trimEnd()}…`),
  error('10 kB in one word', 'x'.repeat(10_000), `${'x'.repeat(299)}…`),
];

/** All faults, by the message that the visitor reads. */
export const faults = { unanswered, notJson, silent, readable };

/** One of each kind, because every form handles each kind itself. */
export const oneOfEachKind: readonly Fault[] = [
  { name: 'no connection', reply: () => HttpResponse.error(), unanswered: true },
  { ...html(502), serverError: invalidJson },
  { name: 'a success that is no `true`', reply: jsonReply({ success: 'true', message: 'Done.' }) },
  { name: 'a 401 without an error', reply: jsonReply({ success: false }, 401) },
  error('markup', '<img src=x onerror=alert(1)> <b>no</b>'),
];

/** Makes the next call fail. @returns a function that reads the number of requests and the last status. */
export function failNextCall(path: CallPath, { reply }: Fault) {
  if (typeof reply !== 'function') {
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(reply);
    return () => {
      const requests = fetched.mock.calls.length;
      fetched.mockRestore();
      return { requests, status: 0 };
    };
  }
  let status = 0;
  const calls = recordCalls(path, async (request) => {
    const response = await reply(request);
    ({ status } = response);
    return response;
  });
  return () => ({ requests: calls.length, status });
}
