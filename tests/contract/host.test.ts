import { expect } from 'vitest';
import { callPaths } from '../../src/mocks/callPaths.ts';
import { isSecure } from '../support/openapi.ts';
import { test } from './support/api.ts';
import { site } from './support/settings.ts';
import { request } from './support/transport.ts';

test.for(callPaths)('the preflight of %s allows the headers of the site', async (path, { api }) => {
  const { status, headers, facts } = await api.preflight(path);
  expect([200, 204], facts).toContain(status);
  const allowed = headers.get('Access-Control-Allow-Headers') ?? '';
  const listed = allowed.toLowerCase().split(/\s*,\s*/);
  for (const name of isSecure(path) ? ['authorization', 'content-type'] : ['content-type']) {
    expect(listed, `${facts}\nAccess-Control-Allow-Headers`).toContain(name);
  }
});

const { protocol, host, hostname } = new URL(site);
test.for([
  ...['null', 'https://elsewhere.example', `${site}.elsewhere.example`, `${site}0`],
  ...[`${protocol}//a${host}`, `${protocol}//${hostname}:8444`],
  `${protocol === 'http:' ? 'https:' : 'http:'}//${host}`,
])('no response allows the origin %s by name', async (origin, { api }) => {
  await api.post('/api/auth/login', {}, `from the origin ${origin}`, { status: 400, origin });
  await api.preflight('/api/auth/login', origin);
});

test.for([
  ...callPaths.flatMap((path) => ['GET', 'PUT', 'DELETE'].map((method) => [method, path] as const)),
  ...['/api/auth/unknown', '/api/unknown'].map((path) => ['POST', path] as const),
])('%s %s is not a call and returns 404 or 405', async ([method, path]) => {
  const { status, facts } = await request(path, `${method} ${path}`, { method });
  expect([404, 405], facts).toContain(status);
});

test.for(callPaths.filter(isSecure))(
  '%s refuses a missing or unknown token, whatever the body',
  async (path, { api }) => {
    await api.post(path, {}, 'without a token', { status: 401 });
    await api.post(path, {}, 'without a token, malformed', { status: 401, text: '{"email":' });
    for (const token of ['', 'b7e1c6d20f9a4e5d8c3b', 'b7e1'.repeat(1000)]) {
      await api.post(path, {}, 'with an unknown token', { status: 401, token });
    }
  },
);
