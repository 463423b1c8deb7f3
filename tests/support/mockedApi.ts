import { act } from '@testing-library/react';
import { getResponse, http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { vi } from 'vitest';
import { type CallPath, login } from '../../src/api/calls.ts';
import { callPaths } from '../../src/mocks/callPaths.ts';
import { readDb } from '../../src/mocks/db.ts';
import { handlers } from '../../src/mocks/handlers.ts';
import type { Account } from '../../src/mocks/model.ts';
import { formatViolation, payloadViolations, responseViolations } from './openapi.ts';

/**
 * The mock API of the tests; each of its calls is checked against the contract.
 * `server.use(...)` replaces a response for one test; faults are not checked.
 */
export const server = setupServer(
  http.all('*', async ({ request }) => {
    const payload = await request.clone().text();
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`No handler for ${request.method} ${request.url}`);
    const path = callPaths.find((known) => new URL(request.url).pathname === known);
    if (!path || readDb().faults[path]) return response;
    const body: unknown = await response.clone().json();
    const violations = [
      ...(response.ok ? payloadViolations(path, JSON.parse(payload)) : []),
      ...responseViolations(path, response.status, body),
    ];
    if (violations.length > 0) {
      throw new Error(
        `POST ${path}, ${response.status}: ${violations.map(formatViolation).join('; ')}`,
      );
    }
    return response;
  }),
);

/** Waits until earlier calls, imports and renders are complete. */
export const settled = (): Promise<void> =>
  act(async () => {
    server.use(http.head('*/last', () => new HttpResponse()));
    await fetch('/last', { method: 'HEAD' });
    await vi.dynamicImportSettled();
  });

export type Responder = (request: Request) => Response | Promise<Response>;

export const jsonReply =
  (body: JsonBodyType, status = 200): Responder =>
  () =>
    HttpResponse.json(body, { status });

/** A request, as the server received it. */
interface RecordedCall {
  body: unknown;
  authorization: string | null;
  contentType: string | null;
}

/** Replaces a call's response for this test. @returns the growing list of calls. */
export function stubCall(path: CallPath, reply: Responder): RecordedCall[] {
  const calls: RecordedCall[] = [];
  server.use(
    http.post(`*${path}`, async ({ request }) => {
      calls.push({
        body: JSON.parse(await request.text()) as unknown,
        authorization: request.headers.get('Authorization'),
        contentType: request.headers.get('Content-Type'),
      });
      return reply(request);
    }),
  );
  return calls;
}

/**
 * Holds the responses of a call.
 * @returns the growing list of calls; `respond` sends the response, `aborted` returns true once the page has aborted.
 */
export function holdCalls(path: CallPath, reply: Responder) {
  let respond: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (respond = resolve));
  let signal: AbortSignal | undefined;
  const calls = stubCall(path, async (request) => {
    ({ signal } = request);
    await held;
    return reply(request);
  });
  return { calls, respond, aborted: () => signal?.aborted };
}

/** Signs a seeded account in on the server only. @returns the token. */
export async function tokenOf({ user, password }: Account): Promise<string> {
  const { token } = await login({ email: user.email, password });
  if (typeof token !== 'string') throw new Error(`${user.email} cannot sign in`);
  return token;
}
