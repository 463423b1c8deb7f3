import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { getResponse } from 'msw';
import { handlers } from '../handlers.ts';
import { mailpitResponse } from './mailpit.ts';

/** Where `npm run dev` serves the site. */
export const defaultSite = 'http://localhost:5173';

interface ServerSettings {
  origins?: readonly string[];
  /** URL of the site that emails link to, without a trailing slash. */
  site?: string;
  /** Responds instead of the mock API, unless it returns undefined. It can drop the connection through `outgoing`. */
  override?: (
    request: Request,
    outgoing: ServerResponse,
  ) => Promise<Response | undefined> | Response | undefined;
}

const maxBodyBytes = 1024 * 1024;

/** The mock API as a server, with CORS. State is kept in memory only. */
export function createMockServer({
  origins,
  site = defaultSite,
  override,
}: ServerSettings = {}): Server {
  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<Response> {
    const body = await buffer(incoming);
    if (body.length > maxBodyBytes) {
      const error =
        'The request is larger than 1 MiB. Please shorten your text or choose a smaller picture.';
      return Response.json({ success: false, error }, { status: 413 });
    }
    const request = toRequest(incoming, body);
    const emails = mailpitResponse(new URL(request.url), site);
    if (emails) return Response.json(emails);
    return (
      (await override?.(request, outgoing)) ??
      (await getResponse(handlers, request)) ??
      new Response(null, { status: 404 })
    );
  }

  return createServer((incoming, outgoing) => {
    const { origin = '' } = incoming.headers;
    const isAllowed = origins?.includes(origin) ?? true;
    const headers = {
      'Cache-Control': 'no-store',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ...(origins && { Vary: 'Origin' }),
      ...(isAllowed && { 'Access-Control-Allow-Origin': origins ? origin : '*' }),
    };
    if (incoming.method === 'OPTIONS') {
      const allowed = isAllowed && {
        'Access-Control-Allow-Headers': 'authorization, content-type',
      };
      outgoing.writeHead(204, { ...headers, ...allowed }).end();
      return;
    }
    void (async () => {
      const response = await respond(incoming, outgoing);
      if (outgoing.destroyed) return;
      outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...headers });
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    })().catch((error: unknown) => {
      console.error(error);
      outgoing.destroy();
    });
  });
}

function toRequest({ url = '/', method = 'GET', headers }: IncomingMessage, body: Buffer): Request {
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(url, 'http://localhost'), {
    method,
    headers: headers as Record<string, string>,
    body: hasBody ? new Uint8Array(body) : undefined,
  });
}
