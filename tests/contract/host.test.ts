import { type CallPath, callPaths } from '../../src/mocks/model';
import { isSecure } from '../support/contract';
import { type Api, check } from './support/check';
import type { Received } from './support/server';

/** Sends the preflight of a call, from the site or from another origin. */
async function preflight(api: Api, path: CallPath, elsewhere?: string): Promise<Received> {
  const origin = elsewhere ?? api.run.origin;
  const call = `OPTIONS ${path} from the origin ${origin}`;
  const headers = {
    Origin: origin,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'authorization,content-type',
  };
  const received = await api.receive(path, call, { method: 'OPTIONS', headers });
  api.checkHeaders('OPTIONS', received, `Call: ${call}\nReceived: ${received.status}`, elsewhere);
  return received;
}

check('a browser may send the headers of the site', (api) => {
  api.says('The API then', 'Required if');
  return api.each(callPaths, async (path) => {
    const { status, headers } = await preflight(api, path);
    const problem = `OPTIONS ${path} returned ${status}; expected 200 or 204.`;
    api.expect([200, 204].includes(status), problem);
    const allowed = headers.get('Access-Control-Allow-Headers') ?? 'missing';
    const listed = allowed.toLowerCase().split(/\s*,\s*/);
    for (const name of isSecure(path) ? ['authorization', 'content-type'] : ['content-type']) {
      const hint = `Access-Control-Allow-Headers is ${allowed}; expected ${name} by name.`;
      api.expect(listed.includes(name), `OPTIONS ${path}: ${hint}`);
    }
  });
});

check('no other origin may read a response', (api) => {
  const { origin } = api.run;
  const { protocol, host, hostname } = new URL(origin);
  const others = [
    ...['null', 'https://elsewhere.example', `${origin}.elsewhere.example`, `${origin}0`],
    ...[`${protocol}//a${host}`, `${protocol}//${hostname}:8444`],
    `${protocol === 'http:' ? 'https:' : 'http:'}//${host}`,
  ];
  return api.each(others, async (other) => {
    const options = { status: 400, origin: other };
    await api.post('/api/auth/login', {}, `from the origin ${other}`, options);
    await preflight(api, '/api/auth/login', other);
  });
});

check('other methods and unknown paths are refused', (api) => {
  api.says('Other methods');
  const others = callPaths.flatMap((path) => ['GET', 'PUT', 'DELETE'].map((way) => [way, path]));
  const unknown = ['/api/auth/unknown', '/api/unknown'].map((path) => ['POST', path]);
  return api.each([...others, ...unknown], async ([method = '', path = '']) => {
    const call = `${method} ${path}`;
    const { status } = await api.receive(path, call, { method });
    api.expect([404, 405].includes(status), `${call} returned ${status}; expected 404 or 405.`);
  });
});

check('a secure call without a known token is refused, whatever its body', (api) => {
  api.says('A missing,', 'Checks run', 'A body over', 'The token is missing,');
  return api.each(callPaths.filter(isSecure), async (path) => {
    await api.post(path, {}, 'without a token', { status: 401 });
    await api.post(path, {}, 'without a token, malformed', { status: 401, text: '{"email":' });
    for (const token of ['', 'b7e1c6d20f9a4e5d8c3b', 'b7e1'.repeat(1000)]) {
      await api.post(path, {}, 'with an unknown token', { status: 401, token });
    }
  });
});
