import { delay, http, HttpResponse } from 'msw';
import type { CallPath, Payloads } from '../api/calls.ts';
import { readDb, updateDb } from './db.ts';
import { type Account, accountOfToken, type Db, type Fault, Refusal } from './model.ts';
import { readPayload } from './readPayload.ts';

interface SessionContext {
  db: Db;
  account: Account;
  token: string;
}

/**
 * A call without a session. `respond` changes the state and returns the fields of the response other than `success`, or
 * throws a `Refusal`.
 */
export const publicEndpoint = <Path extends CallPath>(
  path: Path,
  respond: (payload: Payloads[Path], db: Db) => object | undefined,
) =>
  handle(path, async (request) => {
    const payload = readPayload(path, await readJson(request));
    return updateDb((db) => respond(payload, db));
  });

/** A call with a session. */
export const secureEndpoint = <Path extends CallPath>(
  path: Path,
  respond: (payload: Payloads[Path], context: SessionContext) => object | undefined,
) =>
  handle(path, async (request) => {
    const token = request.headers.get('Authorization') ?? '';
    // 401 comes before 400.
    requireSession(readDb(), token);
    const payload = readPayload(path, await readJson(request));
    return updateDb((db) => respond(payload, { db, account: requireSession(db, token), token }));
  });

function handle(path: CallPath, respond: (request: Request) => Promise<object | undefined>) {
  return http.post(`*${path}`, async ({ request }) => {
    const faulty = await faultResponse(readDb().faults[path]);
    if (faulty) return faulty;
    try {
      return HttpResponse.json({ success: true, ...(await respond(request)) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const body = { success: false, ...error.fields, error: error.message };
      return HttpResponse.json(body, { status: error.status });
    }
  });
}

async function readJson(request: Request): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('Content-Type') ?? '')) {
    throw new Refusal(400, 'The content type is wrong. Send application/json.');
  }
  try {
    return JSON.parse(await request.text());
  } catch {
    throw new Refusal(400, 'The body is not valid JSON. Check its syntax.');
  }
}

/** The account of a session's token. @throws {Refusal} if there is none. */
function requireSession(db: Db, token: string): Account {
  const account = accountOfToken(db, 'session', token);
  if (!account) throw new Refusal(401, 'Your session has expired.');
  return account;
}

export const slowMs = 3000;

const serverErrorPage = `<!doctype html>
<html lang="en"><head><title>500 Internal Server Error</title></head><body><h1>500 Internal Server Error</h1></body></html>`;

/** The response for a fault chosen on the mailbox page; undefined if the call proceeds. */
async function faultResponse(fault: Fault = 'none'): Promise<Response | undefined> {
  switch (fault) {
    case 'none':
      return undefined;
    case 'slow':
      await delay(slowMs);
      return undefined;
    case 'error-json':
      return HttpResponse.json(
        { success: false, error: 'Something went wrong on the server. Please try again later.' },
        { status: 500 },
      );
    case 'error-html':
      return HttpResponse.html(serverErrorPage, { status: 500 });
    case 'empty':
      return new HttpResponse(null, { status: 200 });
    case 'offline':
      return HttpResponse.error();
  }
}
