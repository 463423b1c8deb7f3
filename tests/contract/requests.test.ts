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
import { check, checkResponses, post, Skip, summary, Violation } from './api';
import { callPaths, isSecure, payloadViolations, type CallPath } from './document';

interface Schema {
  $ref?: string;
  type?: string;
  pattern?: string;
  maxLength?: number;
  properties?: Readonly<Record<string, Schema>>;
}

type Payload = Record<string, unknown>;

const schemas: Readonly<Record<string, Schema>> = contract.components.schemas;
const resolve = ({ $ref, ...schema }: Schema): Schema =>
  $ref ? (schemas[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {}) : schema;

/** The fields of a call's payload with their schemas. */
function fieldsOf(path: CallPath): [name: string, schema: Schema][] {
  const { schema } = contract.paths[path].post.requestBody.content['application/json'];
  return Object.entries(resolve(schema).properties ?? {}).map(([name, field]) => [
    name,
    resolve(field),
  ]);
}

const isText = ({ type }: Schema) => type === 'string';
const isFilled = ({ pattern }: Schema) => pattern !== undefined && !new RegExp(pattern).test('   ');
/** Texts that people type, as opposed to tokens and pictures. */
const isTyped = ([name, schema]: [string, Schema]) =>
  isText(schema) && !['token', 'avatar', 'sponsorType', 'confirmPassword'].includes(name);

/** Makes a valid payload invalid in several ways, each with its name. */
type Spoil = (
  path: CallPath,
  payload: Payload,
) => [what: string, payload: unknown, sending?: { text?: string; contentType?: string }][];

const spoilEach =
  (
    concerns: (field: [string, Schema]) => boolean,
    spoil: (payload: Payload, name: string, schema: Schema) => [string, unknown],
  ): Spoil =>
  (path, payload) =>
    fieldsOf(path)
      .filter(concerns)
      .map(([name, schema]) => spoil(payload, name, schema));

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
  'that is not a JSON object': (_, payload) => [
    ['with malformed JSON', payload, { text: '{"email":' }],
    ['with a list', [payload]],
  ],
  'with another content type': (_, payload) => [
    ['with the content type text/plain', payload, { contentType: 'text/plain' }],
  ],
  'with a missing field': spoilEach(
    ([name]) => name !== 'confirmPassword',
    ({ ...payload }, name) => {
      Reflect.deleteProperty(payload, name);
      return [`without ${name}`, payload];
    },
  ),
  'with an unknown field': (_, payload) => [
    ['with the unknown field role', { ...payload, role: 'admin' }],
  ],
  'with a field of the wrong type': spoilEach(
    ([name]) => name !== 'confirmPassword',
    (payload, name, schema) => {
      const value = isText(schema) ? 7 : String(payload[name]);
      return [`with ${name} ${JSON.stringify(value)}`, { ...payload, [name]: value }];
    },
  ),
  'with a blank text': spoilEach(
    ([name, schema]) => isTyped([name, schema]) && isFilled(schema),
    (payload, name) => [`with a blank ${name}`, { ...payload, [name]: '         ' }],
  ),
  'with a text that is too long': spoilEach(isTyped, (payload, name, { maxLength = 0 }) => {
    const [start, end = ''] = name === 'email' ? ['', '@example.org'] : [''];
    const text = `${start}${'a'.repeat(maxLength + 1 - end.length)}${end}`;
    return [`with ${maxLength + 1} characters in ${name}`, { ...payload, [name]: text }];
  }),
  'with a control character': spoilEach(isTyped, (payload, name) => [
    `with U+0000 in ${name}`,
    { ...payload, [name]: `${String(payload[name])}\u0000` },
  ]),
  'with a line feed in a text of one line': spoilEach(
    ([name]) => ['name', 'firstName', 'address'].includes(name),
    (payload, name) => [
      `with a line feed in ${name}`,
      { ...payload, [name]: 'Ada\nBcc: eve@example.org' },
    ],
  ),
  'with an invalid value': (path, payload) =>
    fieldsOf(path).flatMap(([name]) =>
      (wrong[name] ?? [])
        .map((value): [string, Payload] => [
          `with ${name} ${JSON.stringify(value)}`,
          { ...payload, [name]: value },
        ])
        // The password of a sign-in may be short: it is wrong, not invalid.
        .filter(([, changed]) => payloadViolations(path, changed).length > 0),
    ),
  'with a repeated password that differs': (_, payload) =>
    'confirmPassword' in payload
      ? [['with another confirmPassword', { ...payload, confirmPassword: `${goodPassword} again` }]]
      : [],
};

// The only account must survive.
const paths = callPaths.filter((path) => !(isSingle && path === '/api/secure/delete-profile'));

let account: Account | undefined;

/** A payload that the server would accept. */
async function validPayload(path: CallPath): Promise<Payload> {
  const { example } = contract.paths[path].post.requestBody.content['application/json'];
  if (!isSecure(path)) return { ...example, ...('email' in example && { email: newEmail() }) };
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
  return { ...example, ...('email' in example && { email }), ...own[path] };
}

/** Sends the spoilt payloads of a call until the server accepts one. */
async function expectRefusals(path: CallPath, spoil: Spoil): Promise<void> {
  for (const [when, payload, sending] of spoil(path, await validPayload(path))) {
    const expected = { when, status: 400 };
    if (!account || !isSecure(path)) {
      await post(path, payload, expected, sending);
      continue;
    }
    try {
      await account.call(path, payload, expected, sending);
    } catch (error) {
      // The accepted payload may have ended the session.
      account = undefined;
      throw error;
    }
  }
}

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
    if (found.length > 0) throw new Violation(summary(found, '\n'));
    if (skipped) throw skipped;
  });
}

checkResponses();
deleteAccounts();
