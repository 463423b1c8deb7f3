import fc from 'fast-check';
import type { JsonBodyType } from 'msw';
import { serverText } from '../src/api/client';
import contract from '../src/api/openapi.json' with { type: 'json' };
import type { CallPath } from '../src/conformance/contract';
import type { Fault } from './faultTable';
import { jsonReply } from './server';

/*
 * Answers that the contract allows, made from its schemas: what a server may send that keeps its promise.
 */

/** The body of an answer. */
export type Answered = Record<string, JsonBodyType>;

/** What the schemas of answers are made of. */
interface Schema {
  type?: string;
  $ref?: string;
  const?: JsonBodyType;
  enum?: readonly JsonBodyType[];
  pattern?: string;
  maxLength?: number;
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
}

const schemas: Readonly<Record<string, Schema>> = contract.components.schemas;
type ResponseName = keyof typeof contract.components.responses;

const lastOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);

function valueOf(schema: Schema): fc.Arbitrary<JsonBodyType> {
  if (schema.$ref) return valueOf(schemas[lastOf(schema.$ref)] ?? {});
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.properties) return objectOf(schema.properties, schema.required ?? []);
  const { pattern, maxLength = Infinity } = schema;
  const text = pattern ? fc.stringMatching(new RegExp(pattern)) : fc.string({ unit: 'grapheme' });
  return text.filter(({ length }) => length <= maxLength);
}

/** What is not required may be missing, and a field that nobody knows may be there. */
function objectOf(
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[],
): fc.Arbitrary<Answered> {
  const values: Record<string, fc.Arbitrary<JsonBodyType>> = { unknown: fc.constant('extra') };
  for (const [name, schema] of Object.entries(properties)) values[name] = valueOf(schema);
  return fc.record(values, { requiredKeys: [...required] });
}

type Responses = Readonly<Record<string, { $ref: string }>>;

/** The bodies that a call may be answered with under a status of the contract, or `default`. */
export function bodiesOf(path: CallPath, status: string): fc.Arbitrary<Answered> {
  const responses: Responses = contract.paths[path].post.responses;
  const name = lastOf(responses[status]?.$ref ?? '') as ResponseName;
  const { $ref } = contract.components.responses[name].content['application/json'].schema;
  const { properties = {}, required = [] } = schemas[lastOf($ref)] ?? {};
  return objectOf(properties, required);
}

/** A body that the contract allows for a success. */
export const allowedSuccess = (path: CallPath): Answered =>
  fc.sample(bodiesOf(path, '200'), 1)[0] ?? {};

/**
 * Two answers for each status of a call that is no success. An address that is not verified yet is left out:
 * the sign-in answers it in its own way.
 */
export function allowedRefusals(path: CallPath): Fault[] {
  const statuses = Object.entries<{ $ref: string }>(contract.paths[path].post.responses)
    .filter(([key, { $ref }]) => key !== '200' && lastOf($ref) !== 'Unverified')
    .map(([key]) => key);
  return statuses.flatMap((key) =>
    fc.sample(bodiesOf(path, key), 2).map((body) => {
      const status = Number(key) || 500;
      const tells = serverText(body.error);
      return {
        name: `${status} ${JSON.stringify(body)}`,
        reply: jsonReply(body, status),
        ...(tells && { tells }),
      };
    }),
  );
}
