import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getResponse } from 'msw';
import { handlers } from './handlers';
import { mailpitResponse } from './mailpit';

interface ServerSettings {
  /** Origins whose pages may call; all of them by default. */
  origins?: readonly string[];
  /** URL of the site that emails link to, without a trailing slash. */
  site?: string;
  /**
   * Gives the answer instead of the mock API; undefined leaves it to the mock API.
   * @param response for what no answer can say, for example a connection that is cut.
   */
  instead?: (
    request: Request,
    response: ServerResponse,
  ) => Promise<Response | undefined> | Response | undefined;
}

/** Largest body that is read, in bytes. */
const largestBody = 1024 * 1024;

/**
 * The mock API as a server of its own, for a site on another origin: the same handlers, the preflight and
 * the headers that browsers ask for. All it remembers is in memory.
 * @returns the server, which listens once `listen` is called.
 */
export function createMockServer({
  origins,
  site = 'http://localhost:5173',
  instead,
}: ServerSettings = {}): Server {
  return createServer((incoming, response) => {
    const { origin } = incoming.headers;
    const allowed = origin !== undefined && (origins?.includes(origin) ?? true);
    const shared = allowed ? { 'Access-Control-Allow-Origin': origin } : undefined;
    const headers = { Vary: 'Origin', 'Cache-Control': 'no-store', ...shared };

    if (incoming.method === 'OPTIONS') {
      response.writeHead(204, {
        ...headers,
        ...(shared && { 'Access-Control-Allow-Headers': 'authorization, content-type' }),
      });
      response.end();
      return;
    }

    void (async () => {
      const body = await readBody(incoming);
      if (body === null) {
        response.writeHead(413, { ...headers, 'Content-Type': 'application/json' });
        response.end(JSON.stringify({ success: false, error: 'The request is too large.' }));
        return;
      }
      const request = toRequest(incoming, body);
      const emails = mailpitResponse(new URL(request.url), site);
      if (emails) {
        response.writeHead(200, { ...headers, 'Content-Type': 'application/json' });
        response.end(JSON.stringify(emails));
        return;
      }
      const answer = (await instead?.(request, response)) ?? (await getResponse(handlers, request));
      if (response.destroyed) return;
      if (!answer) {
        response.writeHead(404, headers).end();
        return;
      }
      // The fault "offline" of the mailbox page.
      if (answer.type === 'error') {
        response.destroy();
        return;
      }
      response.writeHead(answer.status, {
        ...Object.fromEntries(answer.headers),
        ...headers,
        'Cross-Origin-Resource-Policy': 'cross-origin',
      });
      response.end(Buffer.from(await answer.arrayBuffer()));
    })().catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
}

/** @returns null when the body is too large. */
async function readBody(incoming: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of incoming as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= largestBody) parts.push(part);
  }
  return size <= largestBody ? Buffer.concat(parts) : null;
}

function toRequest({ url = '/', method = 'GET', headers }: IncomingMessage, body: Buffer): Request {
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(url, 'http://localhost'), {
    method,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, String(value)]),
    ),
    body: hasBody ? new Uint8Array(body) : undefined,
  });
}
