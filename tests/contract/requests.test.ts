import { callPaths, type CallPath } from '../../src/mocks/model';
import { goodPassword } from '../support/passwords';
import { emptyProfile, type Api } from './accounts';
import { check } from './check';
import type { Sending } from './client';
import { exampleOf, isSecure } from './document';
import { longestEmail, spoilKinds, spoilt } from './edges';
import type { Body } from './http';

type Request = readonly [when: string, payload: unknown, sending?: Sending];

/** A payload that the server would accept, and the token that it needs. */
async function validPayload(api: Api, path: CallPath): Promise<[Body, Sending?]> {
  const example = exampleOf(path);
  if (path === '/api/auth/verify-profile') {
    const account = await api.register();
    return [{ token: await account.mailedToken('verify-Profile') }];
  }
  if (!isSecure(path) && 'email' in example) return [{ ...example, email: api.run.newEmail() }];
  const account = await api.open();
  const { email, token } = account;
  if (!isSecure(path)) return [{ token: await account.forgotten(), password: goodPassword }];
  if (path === '/api/secure/profile') return [emptyProfile, { token }];
  if (path === '/api/secure/delete-profile') return [{ ...example, email }, { token }];
  const names = ['currentPassword', 'newPassword', 'confirmPassword'];
  return [Object.fromEntries(names.map((name) => [name, goodPassword])), { token }];
}

/** What the document says about a kind. */
const rules: Readonly<Record<string, readonly string[]>> = {
  'a text that is too long': ['Lengths are'],
  'a control character': ['Control characters'],
  'a blank text': ['A text of one line that'],
  'a malformed value': [
    'Digits without',
    'Digits only',
    'One segment',
    'At least 8',
    'Any other URL',
  ],
};

/** One check that all calls refuse a kind of requests. */
function checkRefusals(
  kind: string,
  requestsOf: (path: CallPath, valid: Body) => readonly Request[],
): void {
  check(`${kind} is refused`, (api) => {
    api.says('Malformed JSON', ...(rules[kind] ?? []));
    return api.each(callPaths, async (path) => {
      const [valid, sending] = await validPayload(api, path);
      // The first payload that is accepted may have ended the session.
      for (const [when, payload, differently] of requestsOf(path, valid)) {
        await api.post(path, payload, 400, when, { ...sending, ...differently });
      }
    });
  });
}

for (const kind of spoilKinds) {
  checkRefusals(kind, (path, valid) => spoilt(path, valid, kind));
}

checkRefusals('a missing field', (_path, valid) =>
  Object.keys(valid).map((name) => [`without ${name}`, { ...valid, [name]: undefined }]),
);

checkRefusals('an unknown field', (_path, valid) => [
  ['with the unknown field role', { ...valid, role: 'admin' }],
  [
    'with the unknown field __proto__',
    valid,
    { text: JSON.stringify(valid).replace('{', '{"__proto__":{},') },
  ],
]);

checkRefusals('a body that is not a JSON object', (_path, valid) => [
  ['with malformed JSON', valid, { text: JSON.stringify(valid).slice(0, -1) }],
  ['without a body', valid, { text: '' }],
  ['with text after the JSON', valid, { text: `${JSON.stringify(valid)} x` }],
  ...[[valid], null, 'text', 7, true].map(
    (body) => [`with ${JSON.stringify(body).slice(0, 20)} as body`, body] as const,
  ),
]);

checkRefusals('another content type', (_path, valid) => {
  const form = 'application/x-www-form-urlencoded';
  const text = new URLSearchParams(valid as Record<string, string>).toString();
  const types = ['text/plain', 'application/jsonp', form, 'multipart/form-data; boundary=x'];
  return [
    ...types.map((contentType) => [`as ${contentType}`, valid, { contentType }] as const),
    ['as a form', valid, { contentType: form, text }],
  ];
});

check('a charset, the longest address and an address in capitals are accepted', async (api) => {
  api.says('Every call', 'Returns the same');
  const sending = { contentType: 'application/json; charset=utf-8' };
  for (const email of [api.run.newEmail().toUpperCase(), longestEmail]) {
    for (const path of ['forgot-password', 'resend-verification'] as const) {
      await api.post(`/api/auth/${path}`, { email }, 200, `for ${email.length}`, sending);
    }
    const payload = { email, password: 'x' };
    await api.post('/api/auth/login', payload, 401, 'for an unknown address', sending);
  }
});

check('a body of 1 MiB is accepted, a larger one refused', (api) => {
  api.says('The API reads', 'The body is larger');
  return api.each(['contact-request', 'register', 'login'] as const, async (name) => {
    const path = `/api/auth/${name}` as const;
    const padded = (bytes: number) => ({ text: '{}'.padEnd(bytes) });
    await api.post(path, {}, 400, 'with 1,048,576 bytes', padded(1024 * 1024));
    await api.post(path, {}, 413, 'with 1,048,577 bytes', padded(1024 * 1024 + 1));
  });
});
