import { http, HttpResponse } from 'msw';
import type { CallPath } from '../../src/api/calls.ts';
import { jsonReply, type Responder, server, stubCall } from './mockedApi.ts';

/* Ways for a call to fail. All run against `request`, three of them against every form, five against the verification. */

/** One way for a call to fail. */
export interface Failure {
  name: string;
  reply: Responder;
  /** The server's text, which may replace the form's sentence. */
  serverError?: string;
}

/** Responds with a text, unchanged. */
const textReply =
  (text: string, status = 200, type = 'application/json'): Responder =>
  () =>
    new HttpResponse(text, { status, headers: { 'Content-Type': type } });

/** Redirects the call to a page of the site, as a proxy or a captive portal does. */
const redirectReply: Responder = () => {
  server.use(http.all('*/a-page', () => HttpResponse.html('<!doctype html><title>A</title>')));
  return HttpResponse.redirect('http://localhost:3000/a-page', 303);
};

/** Begins a success and breaks off. */
const cutOffReply: Responder = () =>
  new HttpResponse(
    new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode('{"success": ')),
      pull: (stream) => stream.error(new TypeError('network error')),
    }),
    { headers: { 'Content-Type': 'application/json' } },
  );

const htmlReply = (status: number): Failure => ({
  name: `a ${status} with HTML`,
  reply: textReply('<!doctype html><h1>No</h1>', status, 'text/html'),
});

const markup = '<img src=x onerror=alert(1)> <b>no</b>';

/** Examples for pages: `testForm` uses three, the test of the verification all. */
export const oneOfEachKind = {
  // Blocked hosts and refusals by CORS look like this, too.
  noConnection: { name: 'a failed connection', reply: () => HttpResponse.error() },
  html: { ...htmlReply(502), serverError: 'Invalid JSON response' },
  textAsSuccess: {
    name: 'a success that is not `true`',
    reply: jsonReply({ success: 'true', message: 'Done.' }),
  },
  unauthorized: { name: 'a 401 without an error', reply: jsonReply({ success: false }, 401) },
  markup: {
    name: 'an error with markup',
    reply: jsonReply({ success: false, error: markup }, 422),
    serverError: markup,
  },
} satisfies Record<string, Failure>;

const statuses = [200, 400, 401, 403, 404, 409, 413, 422, 429, 500, 502, 503];

/** No complete response. */
const noResponse: readonly Failure[] = [
  oneOfEachKind.noConnection,
  { name: 'a connection reset within the response', reply: cutOffReply },
];

/** Bodies that are not a JSON object. */
const notJson: readonly Failure[] = [
  ...statuses.map(htmlReply),
  { name: 'a redirect to an HTML page', reply: redirectReply },
  { name: 'a 204', reply: () => new HttpResponse(null, { status: 204 }) },
  { name: 'null', reply: jsonReply(null) },
  { name: 'a list with a success', reply: jsonReply([{ success: true, token: 'token' }]) },
  { name: 'a text', reply: jsonReply('ok') },
  { name: 'truncated JSON', reply: textReply('{"success": tr') },
  { name: 'two JSON texts', reply: textReply('{"success": true}{"success": true}') },
];

/** JSON objects without a success. */
const refusals: readonly Failure[] = [
  oneOfEachKind.textAsSuccess,
  oneOfEachKind.unauthorized,
  oneOfEachKind.markup,
  ...statuses.map((status) => ({
    name: `a ${status} with an error`,
    reply: jsonReply({ success: false, error: `Refused with ${status}.` }, status),
    serverError: `Refused with ${status}.`,
  })),
  { name: 'an empty object', reply: jsonReply({}) },
  { name: 'a status of its own in a 401', reply: jsonReply({ status: 200 }, 401) },
  {
    name: 'a forged prototype',
    reply: textReply('{"__proto__": {"success": true, "token": "t", "error": "forged"}}'),
  },
];

/** All failures, by what `request` makes of them. */
export const failures = { noResponse, notJson, refusals };

/** Makes each further call of a path fail. @returns the growing list of calls and their statuses. */
export function failCalls(path: CallPath, { reply }: Failure) {
  const sentStatuses: number[] = [];
  const calls = stubCall(path, async (request) => {
    const response = await reply(request);
    sentStatuses.push(response.status);
    return response;
  });
  return { calls, sentStatuses };
}
