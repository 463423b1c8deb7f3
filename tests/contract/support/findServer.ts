import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { createMockServer } from '../../../src/mocks/server';
import { shownText } from '../../support/contract';
import { exchange, jsonObject, site, urlFrom } from './exchange';

declare module 'vitest' {
  export interface ProvidedContext {
    host: string;
    mailpit: string;
  }
}

/** Before the run: starts the mock API, or checks the URLs of the settings. */
export default async function findServer({ provide }: TestProject): Promise<void> {
  const apiHost = urlFrom(process.env.API_HOST);
  const mailpit = urlFrom(process.env.MAILPIT_URL);
  if (apiHost) await expectApi(apiHost);
  if (apiHost && mailpit) await expectMailpit(mailpit);
  const host = apiHost || (await startMock());
  provide('host', host);
  // The mock API has Mailpit's calls, too.
  provide('mailpit', apiHost ? mailpit : host);
}

async function startMock(): Promise<string> {
  const server = createMockServer({ site }).unref().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** One of the calls must refuse an empty object; if only another one is broken, the tests report it. */
async function expectApi(host: string): Promise<void> {
  const problems = ['API_HOST is not the URL of the API without /api:'];
  const headers = { Origin: site, 'Content-Type': 'application/json' };
  for (const path of ['/api/auth/login', '/api/auth/register', '/api/secure/profile']) {
    const url = host + path;
    const sent = exchange(url, { method: 'POST', headers, body: '{}' });
    const problem = await sent.then(({ status, headers, body }) => {
      if (status >= 400 && ![404, 405].includes(status) && jsonObject(body)) return null;
      const found = `${status} ${headers.get('Location') ?? ''} ${shownText(body.toString())}`;
      return `${url}: ${found}; expected 400 with a JSON object`;
    }, String);
    if (problem === null) return;
    problems.push(problem);
  }
  throw new Error(problems.join('\n'));
}

async function expectMailpit(url: string): Promise<void> {
  const { body } = await exchange(`${url}/api/v1/search?query=to:nobody`);
  if (Array.isArray(jsonObject(body)?.messages)) return;
  throw new Error(`MAILPIT_URL does not respond as Mailpit does: ${shownText(body.toString())}`);
}
