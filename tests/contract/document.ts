import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import contract from '../../src/api/openapi.json' with { type: 'json' };
import type { CallPath } from '../../src/mocks/model';
import { shown } from './shown';

/** Whether a call needs a session. */
export const isSecure = (path: CallPath): boolean => 'security' in contract.paths[path].post;

/** The payload that the document gives as an example. */
export const exampleOf = (path: CallPath): Readonly<Record<string, unknown>> =>
  contract.paths[path].post.requestBody.content['application/json'].example;

const ajv = new Ajv2020({ allErrors: true, verbose: true });
// Ajv's strict mode rejects unknown keywords.
ajv.addVocabulary([...Object.keys(contract), 'example']);
ajv.addSchema(contract, 'contract');

function violations(schema: string, value: unknown): string[] {
  const validate = ajv.getSchema(schema);
  if (!validate) throw new Error(`The contract has no ${schema}`);
  return validate(value) ? [] : [...new Set((validate.errors ?? []).map(inWords))];
}

/** A field of a payload. */
export interface Field {
  /** Name of its schema; empty if it has none of its own. */
  type: string;
  maxLength?: number;
  accepts: (value: unknown) => boolean;
}

interface Schema {
  $ref?: string;
  properties?: Readonly<Record<string, Schema>>;
}

const schemas: Readonly<Record<string, object>> = contract.components.schemas;
const lastOf = (ref = '') => ref.slice(ref.lastIndexOf('/') + 1);

/** The fields of a call's payload. */
export function fieldsOf(path: CallPath): readonly (readonly [name: string, field: Field])[] {
  const { $ref } = contract.paths[path].post.requestBody.content['application/json'].schema;
  return Object.entries((schemas[lastOf($ref)] as Schema).properties ?? {}).map(
    ([name, property]) => {
      const type = lastOf(property.$ref);
      const schema = `contract${$ref}/properties/${name}`;
      const accepts = (value: unknown) => violations(schema, value).length === 0;
      return [name, { ...schemas[type], type, accepts }];
    },
  );
}

type Responses = Readonly<Record<string, { $ref: string }>>;

function responseOf(path: CallPath, status: number): string {
  const responses: Responses = contract.paths[path].post.responses;
  const response = responses[status] ?? responses.default;
  if (!response) throw new Error(`The contract has no response for ${path}`);
  return response.$ref;
}

/** What the document says about the response of a call. */
export function responseText(path: CallPath, status: number): string {
  const responses: Readonly<Record<string, { description: string }>> =
    contract.components.responses;
  return responses[lastOf(responseOf(path, status))]?.description ?? '';
}

/**
 * Checks a payload.
 * @param payload the parsed body of a request.
 * @returns a sentence for each violation of the contract.
 */
export const payloadViolations = (path: CallPath, payload: unknown): string[] =>
  violations(
    `contract#/paths/${path.replaceAll('/', '~1')}/post/requestBody/content/application~1json/schema`,
    payload,
  );

/**
 * Checks the parsed body of a response.
 * @returns a sentence for each violation of the contract.
 */
export const responseViolations = (path: CallPath, status: number, body: unknown): string[] =>
  violations(`contract${responseOf(path, status)}/content/application~1json/schema`, body);

/** A violation in words, for example "user.phone is missing". */
function inWords({ instancePath, keyword, params, data, message = '' }: ErrorObject): string {
  const place = instancePath.slice(1).replaceAll('/', '.');
  const inside = (name: unknown) => [place, String(name)].filter(Boolean).join('.');
  const allowed = JSON.stringify(params.allowedValue ?? params.allowedValues);
  if (keyword === 'required') return `${inside(params.missingProperty)} is missing`;
  if (keyword === 'additionalProperties') {
    return `${inside(params.additionalProperty)} is not part of the contract`;
  }
  const end = allowed ? `: ${allowed}` : '';
  return `${place || 'the body'} ${message}${end}; it is ${shown(data)}`;
}

/** All sentences of the document's descriptions that bind the server: not those whose subject is the site. */
export function sentences(part: unknown = contract): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]: [string, unknown]) =>
    name === 'description' && typeof value === 'string'
      ? value
          .replace(/^#.*$/gm, '')
          .split(/(?<=\.)\s+/)
          .filter((sentence) => sentence && !/^The (site|sentences)\b/.test(sentence))
      : sentences(value),
  );
}

const known = [...new Set(sentences())];

/** The sentence of the document that begins like this. */
export function quote(start: string): string {
  const [found, ...others] = known.filter((sentence) => sentence.startsWith(start));
  if (found !== undefined && others.length === 0) return found;
  throw new Error(`${found ? 'Several sentences begin' : 'No sentence begins'} with: ${start}`);
}
