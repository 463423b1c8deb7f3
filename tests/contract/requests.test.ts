import contract from '../../src/api/openapi.json' with { type: 'json' };
import { goodPassword } from '../passwords';
import {
  deleteAccounts,
  emptyProfile,
  isSingle,
  newEmail,
  openAccount,
  type Account,
} from './accounts';
import { check, checkResponses, post, Skip, summary, Violation, type Sending } from './api';
import { callPaths, isSecure, type CallPath } from './document';

interface Schema {
  $ref?: string;
  type?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  properties?: Readonly<Record<string, Schema>>;
}

const schemas: Readonly<Record<string, Schema>> = contract.components.schemas;
const resolve = ({ $ref, ...schema }: Schema): Schema =>
  $ref ? (schemas[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {}) : schema;

type Payload = Readonly<Record<string, unknown>>;
/** A field of a call's payload. */
type Field = Schema & { name: string; value: unknown };
/** An invalid request. */
type Spoilt = readonly [when: string, payload: unknown, sending?: Sending];
type Spoil = (payload: Payload, fields: readonly Field[]) => readonly Spoilt[];

function fieldsOf(path: CallPath, payload: Payload): Field[] {
  const { schema } = contract.paths[path].post.requestBody.content['application/json'];
  return Object.entries(resolve(schema).properties ?? {}).map(([name, field]) => ({
    ...resolve(field),
    name,
    value: payload[name],
  }));
}

/** Texts that people type. */
const isTyped = ({ name, type }: Field) =>
  type === 'string' && !['token', 'avatar', 'sponsorType'].includes(name);
const isFilled = ({ pattern }: Field) => pattern !== undefined && !new RegExp(pattern).test('   ');

/** Gives each field in turn other values. */
const eachField =
  (spoil: (field: Field) => readonly (readonly [when: string, value: unknown])[]): Spoil =>
  (payload, fields) =>
    fields.flatMap((field) =>
      spoil(field).map(([when, value]) => {
        const spoilt = { ...payload, [field.name]: value };
        // A new password is invalid by itself, not because its repetition differs.
        return [
          when,
          field.name === 'newPassword' ? { ...spoilt, confirmPassword: value } : spoilt,
        ];
      }),
    );

const wrong: Readonly<Record<string, readonly unknown[]>> = {
  type: [3],
  email: ['ada@', 'ada@localhost'],
  dialCode: ['+41'],
  phone: ['079 123 45 67'],
  sponsorType: ['gold'],
  password: ['seven77', '👍🏽👍🏽👍🏽.'],
  newPassword: ['seven77'],
};

const spoils: Readonly<Record<string, Spoil>> = {
  'that is not a JSON object': (payload) => [
    ['with malformed JSON', payload, { text: '{"email":' }],
    ['with a list', [payload]],
  ],
  'with another content type': (payload) => [
    ['with the content type text/plain', payload, { contentType: 'text/plain' }],
  ],
  'with an unknown field': (payload) => [
    ['with the unknown field role', { ...payload, role: 'admin' }],
  ],
  'with a missing field': eachField(({ name }) => [[`without ${name}`, undefined]]),
  'with a field of the wrong type': eachField(({ name, type, value }) => {
    const other = type === 'string' ? 7 : String(value);
    return [[`with ${name} ${JSON.stringify(other)}`, other]];
  }),
  'with a blank text': eachField((field) =>
    isTyped(field) && isFilled(field) ? [[`with a blank ${field.name}`, ' '.repeat(9)]] : [],
  ),
  'with a text that is too long': eachField((field) => {
    const { name, maxLength = 0 } = field;
    const text = (name === 'email' ? '@example.org' : '').padStart(maxLength + 1, 'a');
    return isTyped(field) ? [[`with ${maxLength + 1} characters in ${name}`, text]] : [];
  }),
  'with a control character': eachField((field) =>
    isTyped(field) ? [[`with U+0000 in ${field.name}`, `${String(field.value)}\u0000`]] : [],
  ),
  'with a line feed in a text of one line': eachField(({ name }) =>
    ['name', 'firstName', 'address'].includes(name)
      ? [[`with a line feed in ${name}`, 'Ada\nBcc: eve@example.org']]
      : [],
  ),
  'with an invalid value': eachField(({ name, minLength }) =>
    (wrong[name] ?? [])
      // The password of a sign-in may be short: it is wrong, not invalid.
      .filter(() => name !== 'password' || minLength !== undefined)
      .map((value) => [`with ${name} ${JSON.stringify(value)}`, value]),
  ),
  'with a repeated password that differs': (payload) =>
    'confirmPassword' in payload
      ? [['with another confirmPassword', { ...payload, confirmPassword: `${goodPassword} again` }]]
      : [],
};

let account: Account | undefined;

/** A payload that the server would accept. */
async function validPayload(path: CallPath): Promise<Payload> {
  const { example } = contract.paths[path].post.requestBody.content['application/json'];
  if (!isSecure(path)) return 'email' in example ? { ...example, email: newEmail() } : example;
  account ??= await openAccount();
  const { email, password } = account;
  const own: Partial<Record<CallPath, Payload>> = {
    '/api/secure/profile': emptyProfile,
    '/api/secure/change-password': {
      currentPassword: password,
      newPassword: password,
      confirmPassword: password,
    },
  };
  return own[path] ?? { ...example, ...('email' in example && { email }) };
}

/** Sends the spoilt payloads of a call until the server accepts one. */
async function expectRefusals(path: CallPath, spoil: Spoil): Promise<void> {
  const valid = await validPayload(path);
  for (const [when, payload, sending] of spoil(valid, fieldsOf(path, valid))) {
    try {
      if (account && isSecure(path)) await account.call(path, payload, 400, when, sending);
      else await post(path, payload, 400, when, sending);
    } catch (error) {
      // The accepted payload may have ended the session.
      if (isSecure(path)) account = undefined;
      throw error;
    }
  }
}

// The only account must survive.
const paths = callPaths.filter((path) => !(isSingle && path === '/api/secure/delete-profile'));

for (const [name, spoil] of Object.entries(spoils)) {
  check(`a request ${name} is refused`, async () => {
    const found: string[] = [];
    let skipped: Skip | undefined;
    for (const path of paths) {
      try {
        await expectRefusals(path, spoil);
      } catch (error) {
        if (error instanceof Violation) found.push(error.message);
        else if (error instanceof Skip) skipped = error;
        else throw error;
      }
    }
    if (found.length > 0) throw new Violation(summary(found));
    if (skipped) throw skipped;
  });
}

check('a body of 1 MiB is read, a larger one is refused', async () => {
  const path = '/api/auth/contact-request';
  const padded = (bytes: number) => ({ text: '{}'.padEnd(bytes), hint: 'The limit is 1 MiB.' });
  await post(path, {}, 400, 'with 1,048,576 bytes', padded(1024 * 1024));
  await post(path, {}, 413, 'with 1,048,577 bytes', padded(1024 * 1024 + 1));
});

checkResponses();
deleteAccounts();
