import { it } from 'vitest';
import { callPaths } from '../../src/mocks/model';
import { check } from './check';
import { Violation } from './client';
import { isSecure } from './document';
import { startRun } from './run';

it('the server at API_HOST serves the calls', async () => {
  const { problem } = await startRun();
  if (problem !== null) throw new Violation(problem);
});

check('a browser may send the headers of the site', (api) => {
  api.says('The API then', 'Required if');
  return api.each(callPaths, async (path) => {
    const names = isSecure(path) ? ['authorization', 'content-type'] : ['content-type'];
    const call = `OPTIONS ${path}`;
    const headers = {
      Origin: api.run.origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': names.join(','),
    };
    const sent = { method: 'OPTIONS', headers };
    const received = await api.receive(api.run.host + path, call, sent);
    const { status } = received;
    api.expect([200, 204].includes(status), `${call} returned ${status}; expected 200 or 204.`);
    api.checkHeaders(received, `Call: ${call}\nReceived: ${status}`);
    const allowed = received.headers.get('Access-Control-Allow-Headers') ?? 'missing';
    const listed = allowed.toLowerCase().split(/\s*,\s*/);
    const left = names.filter((name) => !listed.includes(name)).join(', ');
    const problem = `Access-Control-Allow-Headers is ${allowed}; expected ${left} by name.`;
    api.expect(left === '', `${call}: ${problem}`);
  });
});

check('no other origin may read a response', (api) => {
  api.says('It is the origin');
  const { host, origin: own } = api.run;
  const [scheme, name = ''] = own.split('//');
  const otherPort = `${scheme}//${new URL(own).hostname}:8444`;
  const similar = [`${own}.elsewhere.example`, `${scheme}//a${name}`, `${own}0`, otherPort];
  const otherScheme = `${scheme === 'http:' ? 'https:' : 'http:'}//${name}`;
  return api.each(
    ['https://elsewhere.example', 'null', ...similar, otherScheme],
    async (origin) => {
      const path = '/api/auth/login';
      await api.post(path, {}, 400, `from the origin ${origin}`, { origin });
      const headers = { Origin: origin, 'Access-Control-Request-Method': 'POST' };
      const call = `OPTIONS ${path} from the origin ${origin}`;
      const received = await api.receive(host + path, call, { method: 'OPTIONS', headers });
      api.checkHeaders(received, `Call: ${call}`, origin);
    },
  );
});

check('other methods and unknown paths are refused', (api) => {
  api.says('Other methods');
  const unknown = ['POST /api/auth/unknown', 'POST /api/unknown'];
  const methods = ['GET', 'PUT', 'DELETE'];
  const others = callPaths.flatMap((path) => methods.map((method) => `${method} ${path}`));
  return api.each([...others, ...unknown], async (call) => {
    const [method = '', path = ''] = call.split(' ');
    const init = { method, headers: { Origin: api.run.origin } };
    const { status } = await api.receive(api.run.host + path, call, init);
    api.expect([404, 405].includes(status), `${call} returned ${status}; expected 404 or 405.`);
  });
});

check('a secure call without a known token is refused, whatever its body', (api) => {
  api.says('A missing,', 'Checks run', 'A body over', 'The token is missing,');
  return api.each(callPaths.filter(isSecure), async (path) => {
    await api.post(path, {}, 401, 'without a token');
    await api.post(path, {}, 401, 'without a token, malformed', { text: '{"email":' });
    for (const token of ['', 'b7e1c6d20f9a4e5d8c3b', 'b7e1'.repeat(1000)]) {
      await api.post(path, {}, 401, 'with an unknown token', { token });
    }
  });
});
