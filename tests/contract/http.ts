import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { brotliDecompressSync, unzipSync } from 'node:zlib';
import { requestTimeoutMs } from '../../src/api/client';

/** A complete response. */
export interface Received {
  status: number;
  headers: Headers;
  body: Buffer;
}

export interface Sent {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** No complete response; the message says why. */
export class Unanswered extends Error {}

/** Largest body that is read, in bytes; no response of the contract comes near it. */
const maxBytes = 2_000_000;

/**
 * Makes a request on a connection of its own and reads the whole response, as a browser would.
 * @throws Unanswered if the server refuses, resets, truncates or never ends.
 */
export async function exchange(
  url: string,
  { method, headers, body }: Sent = {},
): Promise<Received> {
  const signal = AbortSignal.timeout(requestTimeoutMs);
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = url.startsWith('https:') ? requestHttps : requestHttp;
      request(url, {
        method,
        signal,
        agent: false,
        headers: {
          'Accept-Encoding': 'gzip, br',
          ...headers,
          ...(body !== undefined && { 'Content-Length': Buffer.byteLength(body) }),
        },
      })
        .on('response', resolve)
        .on('error', reject)
        .end(body);
    });
    return {
      status: response.statusCode ?? 0,
      headers: new Headers(
        Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
      ),
      body: decompress(await read(response), response.headers['content-encoding']),
    };
  } catch (error) {
    throw error instanceof Unanswered ? error : new Unanswered(reasonOf(error));
  }
}

async function read(response: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    if (size > maxBytes) throw new Unanswered(`more than ${maxBytes} bytes`);
  }
  if (!response.complete) throw new Unanswered('the body is cut off');
  return Buffer.concat(parts);
}

function decompress(body: Buffer, encoding = 'identity'): Buffer {
  if (body.length === 0 || encoding === 'identity') return body;
  return encoding === 'br' ? brotliDecompressSync(body) : unzipSync(body);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'AbortError') return `more than ${requestTimeoutMs / 1000} s`;
  const code = 'code' in error ? String(error.code) : '';
  return [...new Set([error.message || error.name, code])].filter(Boolean).join(', ');
}
