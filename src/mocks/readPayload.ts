import type { CallPath, Payloads } from '../api/calls.ts';
import contract from '../api/openapi.json' with { type: 'json' };
import { passwordError } from '../api/passwordRule.ts';
import { lengthOf } from '../api/textLimits.ts';
import { invalidLink, Refusal } from './model.ts';

/** The keywords of JSON Schema that openapi.json uses for payloads. */
interface Schema {
  $ref?: string;
  description?: string;
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
}

const schemas: Readonly<Record<string, Schema>> = contract.components.schemas;

/** Sentences for people, by the name of the schema. */
const sentences: Readonly<Record<string, string>> = {
  Email: 'Please enter a valid email address.',
  LinkToken: invalidLink,
  SentAvatar: 'Please choose a JPEG, PNG or WebP picture.',
};

/**
 * Checks that a body has exactly the fields of its call in openapi.json, all valid. Ajv would need `unsafe-eval`.
 * @returns the body, typed.
 * @throws {Refusal} with status 400.
 */
export function readPayload<Path extends CallPath>(path: Path, body: unknown): Payloads[Path] {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal(400, 'The body is not a JSON object. Send one with the fields of this call.');
  }
  const { $ref } = contract.paths[path].post.requestBody.content['application/json'].schema;
  const { properties = {}, required = [] } = resolve({ $ref });
  const missing = required.find((name) => !Object.hasOwn(body, name));
  if (missing !== undefined) throw new Refusal(400, `The field ${missing} is missing. Add it.`);
  for (const [name, value] of Object.entries(body)) {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!schema) throw new Refusal(400, `The field ${name} is not expected. Remove it.`);
    checkField(name, value, schema);
  }
  return body as Payloads[Path];
}

const schemaName = ({ $ref = '' }: Schema) => $ref.slice($ref.lastIndexOf('/') + 1);

const resolve = (schema: Schema): Schema => ({ ...schemas[schemaName(schema)], ...schema });

function checkField(name: string, value: unknown, field: Schema): void {
  const schema = resolve(field);
  if (isValid(value, schema)) return;
  const isNewPassword = schemaName(field) === 'NewPassword' && typeof value === 'string';
  const sentence =
    sentences[schemaName(field)] ?? (isNewPassword ? passwordError(value) : undefined);
  const { description } = schema;
  const rule = description ? `Its rule: ${description}` : 'See its schema in openapi.json.';
  throw new Refusal(400, sentence ?? `The field ${name} is invalid. ${rule}`);
}

function isValid(value: unknown, schema: Schema): boolean {
  if (schema.enum && !schema.enum.includes(value)) return false;
  if (schema.const !== undefined && schema.const !== value) return false;
  if (schema.type === 'integer') return Number.isInteger(value);
  if (typeof value !== 'string') return false;
  const { pattern = '', minLength = 0, maxLength = Infinity } = schema;
  const length = lengthOf(value);
  return length >= minLength && length <= maxLength && new RegExp(pattern, 'u').test(value);
}
