import { expect } from 'vitest';
import type { CallPath } from '../../src/api/calls.ts';
import { minPasswordLength } from '../../src/api/passwordRule.ts';
import { callPaths } from '../../src/mocks/callPaths.ts';
import { shortPassword } from '../support/accounts.ts';
import {
  exampleOf,
  fieldsOf,
  formatText,
  formatValue,
  isSecure,
  type PayloadField,
} from '../support/openapi.ts';
import { requireNonNull } from '../support/requireNonNull.ts';
import { pixel } from './support/account.ts';
import { type Api, test } from './support/api.ts';
import type { JsonObject } from './support/checks.ts';
import { newEmail } from './support/testedServer.ts';
import type { ExpectedCall } from './support/transport.ts';

/** A request that the server must refuse, and the condition that its failure names. */
interface BrokenRequest extends ExpectedCall {
  when: string;
  payload?: unknown;
}

/** A request that the server would accept. Each broken request differs from it in one point. */
async function validRequest(
  api: Api,
  path: CallPath,
): Promise<{ payload: JsonObject; token?: string }> {
  const example = exampleOf(path);
  if (path === '/api/auth/verify-profile') {
    const account = await api.register();
    return { payload: { token: await account.mailedToken('verify-Profile') } };
  }
  if (path === '/api/auth/reset-password') {
    const account = await api.open();
    return { payload: { ...example, token: await account.requestResetLink() } };
  }
  if (!isSecure(path)) return { payload: { ...example, email: newEmail() } };
  const { email, password, token } = await api.open();
  // These values must be those of the account; it has no picture.
  const own: JsonObject = { email, currentPassword: password, avatar: '' };
  const values = Object.entries(example).map(([name, value]) => [name, own[name] ?? value]);
  return { payload: Object.fromEntries(values) as JsonObject, token };
}

/** One character more than the limit allows, and no other mistake. */
function tooLong({ type, maxLength = 0 }: PayloadField): string[] {
  // A picture beyond its limit makes the whole body too large.
  if (type === 'SentAvatar') return [];
  const ending = type === 'Email' ? '@a.example' : '';
  return [ending.padStart(maxLength + 1, '1')];
}

/** The text with each control character after its second character, and with some at its end. */
function withControlCharacters(text: string): string[] {
  const controls = Array.from('\0\n\t\r\u001f\u007f\u0080\u0085\u009f');
  const inside = controls.map((control) => text.slice(0, 2) + control + text.slice(2));
  return [...inside, `${text}\0`, `${text}\n`];
}

/** Values that a schema refuses, by its name. */
const malformed: Readonly<Record<string, readonly string[]>> = {
  Email: [
    ...['ada', 'ada@', '@example.org', 'ada@localhost', 'ada@example..org', 'ada@.org', 'ada@b.'],
    ...['a@b@example.org', 'ada @example.org', ' ada@example.org', 'ada@example.org '],
    ...['Ada <ada@example.org>', 'ada\u00a0keller@example.org'],
  ],
  DialCode: ['', '+41', '0041 ', '4 1', '-1', '1.5', '1e2', 'CH', '٤١', '４１'],
  PhoneNumber: ['', '123', '079 123 45 67', '+41791234', '079-1234', '1234.5', '٠١٢٣٤', 'phone'],
  LinkToken: ['', ' ', 'a b', 'a/b', 'ä', '🤖'],
  SentAvatar: [
    ...['x.png', '/public/uploads/', '/public/uploads/../../etc/passwd', 'https://a.example/x.png'],
    ...['javascript:alert(1)', 'data:image/png,picture', 'data:image/png;base64,'],
    // These pictures have one fault each: a space, a character of the URL-safe alphabet, or a wrong type.
    ...[' ', '-', '_'].map((letter) => pixel.replace('P///', `P//${letter}`)),
    ...['image/svg+xml', 'text/html'].map((type) => pixel.replace('image/gif', type)),
  ],
  NewPassword: [
    '',
    shortPassword,
    '🤖'.repeat(Math.ceil(minPasswordLength / 2)),
    'ä'.repeat(Math.ceil(minPasswordLength / 2)),
    ' '.repeat(minPasswordLength),
  ],
};

test.for(Object.entries(malformed))('the schema %s refuses malformed values', ([type, values]) => {
  const fields = callPaths.flatMap((path) => fieldsOf(path).map(([, field]) => field));
  const field = requireNonNull(
    fields.find((one) => one.type === type),
    `The schema ${type}`,
  );
  expect(values.filter((value) => field.accepts(value))).toEqual([]);
});

type RequestsOf = (valid: JsonObject, path: CallPath) => readonly BrokenRequest[];

/** Requests with one wrong value each: the given values of each field that its schema refuses. */
const withWrongValues =
  (valuesOf: (field: PayloadField, valid: unknown) => readonly unknown[]): RequestsOf =>
  (valid, path) =>
    fieldsOf(path).flatMap(([name, field]) =>
      valuesOf(field, valid[name])
        .filter((value) => !field.accepts(value))
        .map((value) => {
          // The confirmation repeats a new password, so that only the password breaks a rule.
          const confirmed = name === 'newPassword' ? { confirmPassword: value } : {};
          const schema = field.type && ` (schema ${field.type})`;
          return {
            when: `with ${formatValue(value)} as ${name}${schema}`,
            payload: { ...valid, [name]: value, ...confirmed },
          };
        }),
    );

const brokenRequests: Readonly<Record<string, RequestsOf>> = {
  'a field of another type': withWrongValues((_field, valid) => [null, 7, [valid], String(valid)]),
  'a text that is one code point too long': withWrongValues(tooLong),
  'a forbidden control character (U+0000 to U+001F, U+007F to U+009F)': withWrongValues(
    (_field, valid) => withControlCharacters(String(valid)),
  ),
  'a blank text': withWrongValues(() => ['', ' ', '\u00a0', '\u2003\u3000']),
  'a malformed value': withWrongValues(
    ({ type }) => malformed[type] ?? ['', ' ', 'gold', 0, 3, 1.5],
  ),
  'a missing field': (valid) =>
    Object.keys(valid).map((name) => ({
      when: `without ${name}`,
      payload: { ...valid, [name]: undefined },
    })),
  'an unknown field': (valid) =>
    ['role', 'toString', '__proto__'].map((name) => ({
      when: `with the unknown field ${name}`,
      text: JSON.stringify(valid).replace('{', `{"${name}":"admin",`),
    })),
  'a body that is not a JSON object': (valid) => {
    const json = JSON.stringify(valid);
    const texts = [json.slice(0, -1), `${json} x`, `[${json}]`, '', 'null', '"text"', '7', 'true'];
    return texts.map((text) => ({ text, when: `with the body “${formatText(text, 20)}”` }));
  },
  'another content type': (valid) => [
    ...['text/plain', 'application/jsonp', 'application/problem+json', 'multipart/form-data'].map(
      (contentType) => ({ when: `as ${contentType}`, payload: valid, contentType }),
    ),
    {
      when: 'as a form',
      text: new URLSearchParams(valid as Record<string, string>).toString(),
      contentType: 'application/x-www-form-urlencoded',
    },
  ],
};

for (const [kind, requestsOf] of Object.entries(brokenRequests)) {
  test.for(callPaths)(`%s refuses ${kind}`, async (path, { api }) => {
    const valid = await validRequest(api, path);
    const requests = requestsOf(valid.payload, path);
    expect(requests, 'the requests').not.toEqual([]);
    for (const { when, payload, ...options } of requests) {
      await api.post(path, payload, when, { status: 400, token: valid.token, ...options });
    }
  });
}

test('the server accepts a content type with a charset, and unusual email addresses', async ({
  api,
}) => {
  const contentType = 'application/json; charset=utf-8';
  const domain = `${`${'b'.repeat(63)}.`.repeat(3)}${'c'.repeat(59)}.org`;
  const longest = `${'a'.repeat(64)}@${domain}`;
  for (const email of [newEmail().toUpperCase(), longest, "!#$%&'*/=?^_`{|}~-@a.b"]) {
    for (const path of ['forgot-password', 'resend-verification'] as const) {
      await api.post(`/api/auth/${path}`, { email }, `for ${formatValue(email)}`, { contentType });
    }
    const payload = { email, password: 'x' };
    const options = { status: 401, contentType };
    await api.post('/api/auth/login', payload, 'with a password of 1 character', options);
  }
});

test.for(['/api/auth/contact-request', '/api/auth/register', '/api/auth/login'] as const)(
  '%s reads a body of 1 MiB, and refuses a larger one',
  async (path, { api }) => {
    const padded = (bytes: number) => ({ text: '{}'.padEnd(bytes) });
    await api.post(path, {}, 'with 1,048,576 bytes', { status: 400, ...padded(1024 * 1024) });
    await api.post(path, {}, 'with 1,048,577 bytes', { status: 413, ...padded(1024 * 1024 + 1) });
  },
);
