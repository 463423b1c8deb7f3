import { expect } from 'vitest';
import { callPaths } from '../../src/api/callPaths.ts';
import { minPasswordLength } from '../../src/api/passwordRule.ts';
import type { CallPath } from '../../src/api/payloads.ts';
import { shortPassword } from '../support/accounts.ts';
import {
  exampleOf,
  fieldsOf,
  formatText,
  formatValue,
  type PayloadField,
} from '../support/openapi.ts';
import { requireNonNull } from '../support/requireNonNull.ts';
import { pixel } from './support/account.ts';
import { type Api, test } from './support/api.ts';
import type { JsonObject } from './support/exchange.ts';
import { newEmail } from './support/testedServer.ts';
import type { ExpectedCall } from './support/transport.ts';

type RefusedRequest = readonly [when: string, payload: unknown, options?: ExpectedCall];

/** Values that a payload needs instead of its example's (default: a new email address), and the token of its call. */
const ownValues: Partial<Record<CallPath, (api: Api) => Promise<[JsonObject, ExpectedCall?]>>> = {
  '/api/auth/verify-profile': async (api) => {
    const account = await api.register();
    return [{ token: await account.mailedToken('verify-Profile') }];
  },
  '/api/auth/reset-password': async (api) => {
    const account = await api.open();
    return [{ token: await account.requestResetLink() }];
  },
  '/api/secure/profile': async (api) => {
    const { token } = await api.open();
    return [{ avatar: '' }, { token }];
  },
  '/api/secure/change-password': async (api) => {
    const { password, token } = await api.open();
    return [{ currentPassword: password }, { token }];
  },
  '/api/secure/delete-profile': async (api) => {
    const { email, token } = await api.open();
    return [{ email }, { token }];
  },
};

/** A payload that the server would accept, and the token that it needs. */
async function validPayload(api: Api, path: CallPath): Promise<[JsonObject, ExpectedCall?]> {
  const [own, session] = (await ownValues[path]?.(api)) ?? [{ email: newEmail() }];
  return [{ ...exampleOf(path), ...own }, session];
}

type RequestsOf = (path: CallPath, valid: JsonObject) => readonly RefusedRequest[];
type ValuesOf = (field: PayloadField, valid: unknown) => readonly unknown[];

/** One test for each call: it refuses this kind of request. */
function testRefusals(kind: string, requestsOf: RequestsOf): void {
  test.for(callPaths)(`%s refuses ${kind}`, async (path, { api }) => {
    const [valid, session] = await validPayload(api, path);
    const requests = requestsOf(path, valid);
    expect(requests, 'the requests').not.toEqual([]);
    for (const [when, payload, options] of requests) {
      await api.post(path, payload, when, { status: 400, ...session, ...options });
    }
  });
}

/** One test for each call: each field refuses those of the given values that break its schema. */
const testValues = (kind: string, valuesOf: ValuesOf): void =>
  testRefusals(kind, (path, payload) =>
    fieldsOf(path).flatMap(([name, field]) => {
      const values = valuesOf(field, payload[name]).filter((value) => !field.accepts(value));
      return values.map((value): RefusedRequest => {
        // The confirmation gets the same value, so that only the password breaks a rule.
        const repeated = name === 'newPassword' ? { confirmPassword: value } : {};
        const schema = field.type && ` (schema ${field.type})`;
        const when = `with ${formatValue(value)} as ${name}${schema}`;
        return [when, { ...payload, [name]: value, ...repeated }];
      });
    }),
  );

testValues('a field of another type', (_field, valid) => [null, 7, [valid], String(valid)]);

// Not for a picture: one beyond its limit makes the whole body too large.
testValues('a text that is one code point too long', (field) =>
  field.type === 'SentAvatar'
    ? []
    : [(field.type === 'Email' ? '@a.example' : '').padStart((field.maxLength ?? 0) + 1, '1')],
);

testValues('a control character (U+0000 to U+001F, U+007F to U+009F)', (_field, valid) => [
  ...Array.from('\0\n\t\r\u001f\u007f\u0080\u0085\u009f', (control) =>
    String(valid).replace(/^..?|$/, `$&${control}`),
  ),
  ...['\0', '\n'].map((control) => String(valid) + control),
]);

const blank = ['', ' ', '\u00a0', '\u2003\u3000'];
testValues('a blank text', () => blank);

/** Values that the schema of the name refuses. */
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
    '🤖'.repeat(minPasswordLength / 2),
    'ä'.repeat(minPasswordLength / 2),
    ' '.repeat(minPasswordLength),
  ],
};

test.for(Object.entries(malformed))(
  'the schema %s refuses each malformed value',
  ([type, values]) => {
    const fields = callPaths.flatMap((path) => fieldsOf(path).map(([, field]) => field));
    const field = requireNonNull(
      fields.find((one) => one.type === type),
      `A field of the schema ${type}`,
    );
    expect(values.filter((value) => field.accepts(value))).toEqual([]);
  },
);

testValues('a malformed value', ({ type }) => malformed[type] ?? ['', ' ', 'gold', 0, 3, 1.5]);

testRefusals('a missing field', (_path, valid) =>
  Object.keys(valid).map((name) => [`without ${name}`, { ...valid, [name]: undefined }]),
);

testRefusals('an unknown field', (_path, valid) =>
  ['role', 'toString', '__proto__'].map((name) => {
    const text = JSON.stringify(valid).replace('{', `{"${name}":"admin",`);
    return [`with the unknown field ${name}`, valid, { text }];
  }),
);

testRefusals('a body that is not a JSON object', (_path, valid) => {
  const json = JSON.stringify(valid);
  const texts = [json.slice(0, -1), `${json} x`, `[${json}]`, '', 'null', '"text"', '7', 'true'];
  return texts.map((text) => [
    `with ${formatText(text, 20) || 'nothing'} as body`,
    valid,
    { text },
  ]);
});

testRefusals('another content type', (_path, valid) => {
  const form = new URLSearchParams(valid as Record<string, string>).toString();
  return [
    ...['text/plain', 'application/jsonp', 'application/problem+json', 'multipart/form-data'].map(
      (contentType) => [`as ${contentType}`, valid, { contentType }] as const,
    ),
    ['as a form', valid, { contentType: 'application/x-www-form-urlencoded', text: form }],
  ];
});

test('a content type with a charset and unusual email addresses are accepted', async ({ api }) => {
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
