import { http, HttpResponse } from 'msw';
import { faultAnswer } from './faults';
import { readPayload, Refusal, type FieldsOf } from './fields';
import type { Account, CallPath, MockState } from './model';
import { changeMock, faults, readMock } from './state';

/** The caller, and the state to change. */
interface SessionContext {
  state: MockState;
  account: Account;
  token: string;
}

/**
 * A call that needs no session.
 * @param answer changes the state and returns the body of a 200, or throws a Refusal.
 */
export const openCall = <T extends object>(
  path: CallPath,
  fields: FieldsOf<T>,
  answer: (payload: T, state: MockState) => object,
) =>
  handle(path, async (request) => {
    const payload = readPayload(fields, await readJson(request));
    return changeMock((state) => answer(payload, state));
  });

/** A call that needs a session: its token is in `Authorization`, without a scheme. */
export const secureCall = <T extends object>(
  path: CallPath,
  fields: FieldsOf<T>,
  answer: (payload: T, context: SessionContext) => object,
) =>
  handle(path, async (request) => {
    const token = request.headers.get('Authorization');
    signedIn(readMock(), token);
    const body = await readJson(request);
    return changeMock((state) => {
      const context = signedIn(state, token);
      return answer(readPayload(fields, body), context);
    });
  });

function handle(path: CallPath, answer: (request: Request) => Promise<object>) {
  return http.post(`*${path}`, async ({ request }) => {
    const faulty = await faultAnswer(faults()[path] ?? 'none');
    if (faulty) return faulty;
    try {
      return HttpResponse.json(await answer(request));
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      const body = { success: false, ...refusal.fields, error: refusal.message };
      return HttpResponse.json(body, { status: refusal.status });
    }
  });
}

async function readJson(request: Request): Promise<unknown> {
  if (!request.headers.get('Content-Type')?.toLowerCase().startsWith('application/json')) {
    throw new Refusal(400, 'The content type must be application/json.');
  }
  try {
    return JSON.parse(await request.text());
  } catch {
    throw new Refusal(400, 'The body is not valid JSON.');
  }
}

function signedIn(state: MockState, token: string | null): SessionContext {
  const sessions = new Map(Object.entries(state.sessions));
  const account = state.accounts.find(({ id }) => token !== null && id === sessions.get(token));
  if (token === null || !account) throw new Refusal(401, 'Please sign in again.');
  return { state, account, token };
}
