import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { requestTimeoutMs } from '../../../src/api/client.ts';
import { createMockServer } from '../../../src/mocks/server/mockServer.ts';
import { formatText } from '../../support/openapi.ts';
import { site, urlFrom } from './settings.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    serverUrl: string;
    mailpit: string;
  }
}

/** Before the run: starts the mock API, or checks the URLs of the settings. */
export default async function findServer({ provide }: TestProject): Promise<void> {
  const apiUrl = urlFrom(process.env.API_HOST);
  const mailpit = urlFrom(process.env.MAILPIT_URL);
  if (apiUrl) {
    const message = `API_HOST is "${apiUrl}"; expected the URL of an API, without /api.`;
    const headers = { Origin: site, 'Content-Type': 'application/json' };
    const login = { method: 'POST', headers, body: '{}' };
    await expectReply(message, /^(?!404|405)\d+ \s*\{/, `${apiUrl}/api/auth/login`, login);
  }
  if (apiUrl && mailpit) {
    const message = `MAILPIT_URL is "${mailpit}"; expected the URL of Mailpit.`;
    await expectReply(message, /"messages":\s*\[/, `${mailpit}/api/v1/search?query=to:nobody`);
  }
  const serverUrl = apiUrl || (await startMock());
  provide('serverUrl', serverUrl);
  // The mock API has Mailpit's calls, too.
  provide('mailpit', apiUrl ? mailpit : serverUrl);
}

async function startMock(): Promise<string> {
  const server = createMockServer({ site }).unref().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Makes a request, and fails with the message unless status and body match. */
async function expectReply(message: string, pattern: RegExp, url: string, init?: RequestInit) {
  const signal = AbortSignal.timeout(requestTimeoutMs);
  const reply = await fetch(url, { ...init, signal }).then(
    async (response) => `${response.status} ${await response.text()}`,
    (error: unknown) => String((error as Error).cause ?? error),
  );
  if (!pattern.test(reply)) throw new Error(`${message} ${url} returned: ${formatText(reply)}`);
}
