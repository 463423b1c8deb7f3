import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { createMockServer } from '../../../src/mocks/server/mockServer.ts';
import { formatText } from '../../support/openapi.ts';
import { exchange, jsonObject, site, urlFrom } from './exchange.ts';

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
  if (apiUrl) await expectApi(apiUrl);
  if (apiUrl && mailpit) await expectMailpit(mailpit);
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

async function expectApi(serverUrl: string): Promise<void> {
  const url = `${serverUrl}/api/auth/login`;
  const headers = { Origin: site, 'Content-Type': 'application/json' };
  const { status, body } = await exchange(url, { method: 'POST', headers, body: '{}' });
  if (jsonObject(body) && ![404, 405].includes(status)) return;
  const found = `POST ${url} returned ${status} ${formatText(body.toString())}, not a JSON object`;
  throw new Error(
    `API_HOST is "${serverUrl}"; expected the URL of an API, without /api. ${found}.`,
  );
}

async function expectMailpit(url: string): Promise<void> {
  const { body } = await exchange(`${url}/api/v1/search?query=to:nobody`);
  if (Array.isArray(jsonObject(body)?.messages)) return;
  throw new Error(
    `MAILPIT_URL is "${url}"; expected the URL of Mailpit. It returned ${formatText(body.toString())}.`,
  );
}
