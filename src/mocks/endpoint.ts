import { http, HttpResponse } from 'msw';
import { faultResponse } from './faults';
import { readPayload, ApiError, type FieldsOf } from './fields';
import type { Account, CallPath, Db } from './model';
import { updateDb, faults, readDb } from './db';

/** The caller, and the state to change. */
interface SessionContext {
  db: Db;
  account: Account;
  token: string;
}

/**
 * A call that needs no session.
 * @param answer changes the state and returns the body of a 200, or throws a ApiError.
 */
export const publicEndpoint = <T extends object>(
  path: CallPath,
  fields: FieldsOf<T>,
  answer: (payload: T, db: Db) => object,
) =>
  handle(path, async (request) => {
    const payload = readPayload(fields, await readJson(request));
    return updateDb((db) => answer(payload, db));
  });

/** A call that needs a session: its token is in `Authorization`, without a scheme. */
export const secureEndpoint = <T extends object>(
  path: CallPath,
  fields: FieldsOf<T>,
  answer: (payload: T, context: SessionContext) => object,
) =>
  handle(path, async (request) => {
    const token = request.headers.get('Authorization');
    signedIn(readDb(), token);
    const body = await readJson(request);
    return updateDb((db) => {
      const context = signedIn(db, token);
      return answer(readPayload(fields, body), context);
    });
  });

function handle(path: CallPath, answer: (request: Request) => Promise<object>) {
  return http.post(`*${path}`, async ({ request }) => {
    const faulty = await faultResponse(faults()[path] ?? 'none');
    if (faulty) return faulty;
    try {
      return HttpResponse.json(await answer(request));
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      const body = { success: false, ...refusal.fields, error: refusal.message };
      return HttpResponse.json(body, { status: refusal.status });
    }
  });
}

async function readJson(request: Request): Promise<unknown> {
  if (!request.headers.get('Content-Type')?.toLowerCase().startsWith('application/json')) {
    throw new ApiError(400, 'The content type must be application/json.');
  }
  try {
    return JSON.parse(await request.text());
  } catch {
    throw new ApiError(400, 'The body is not valid JSON.');
  }
}

function signedIn(db: Db, token: string | null): SessionContext {
  const sessions = new Map(Object.entries(db.sessions));
  const account = db.accounts.find(({ id }) => token !== null && id === sessions.get(token));
  if (token === null || !account) throw new ApiError(401, 'Please sign in again.');
  return { db, account, token };
}
