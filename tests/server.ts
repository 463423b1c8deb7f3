import { getResponse, http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { handlers } from '../src/mocks/handlers';
import type { CallPath } from '../src/mocks/model';
import { faults } from '../src/mocks/state';
import { breachesOfCall } from './contractKept';

/**
 * The mock API as the tests meet it, each of its calls held against the contract.
 * `server.use(...)` replaces one answer for one test; faults are left out.
 */
export const server = setupServer(
  http.all('*', async ({ request }) => {
    const payload = await request.clone().text();
    const answer = await getResponse(handlers, request);
    if (!answer) throw new Error(`Nothing answers ${request.method} ${request.url}`);
    const { pathname } = new URL(request.url);
    if (faults()[pathname as CallPath]) return answer;
    const body = await answer.clone().text();
    const breaches = breachesOfCall(request.url, payload, answer.status, body);
    if (breaches.length > 0) throw new Error(breaches.join('; '));
    return answer;
  }),
);

/** What the server answers to a call. */
export type Reply = () => Response | Promise<Response>;

/** Answers with a JSON body, which may be anything that JSON can be. */
export const jsonReply =
  (body: JsonBodyType, status = 200): Reply =>
  () =>
    HttpResponse.json(body, { status });

/** What the server got. */
export interface RecordedCall {
  body: unknown;
  authorization: string | null;
  contentType: string | null;
}

/** Replaces a call's answer for this test. @returns the calls so far; grows as they come. */
export function recordCalls(path: CallPath, answer: Reply): RecordedCall[] {
  const calls: RecordedCall[] = [];
  server.use(
    http.post(`*${path}`, async ({ request }) => {
      calls.push({
        body: JSON.parse(await request.text()) as unknown,
        authorization: request.headers.get('Authorization'),
        contentType: request.headers.get('Content-Type'),
      });
      return answer();
    }),
  );
  return calls;
}

/** Lets a call wait for its answer. @returns the calls so far, and how to answer them. */
export function holdCalls(path: CallPath, reply: Reply) {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const calls = recordCalls(path, async () => {
    await held;
    return reply();
  });
  return { calls, answer };
}
