import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { JsonBodyType } from 'msw';
import type { CallPath } from '../../src/api/calls.ts';
import contract from '../../src/api/openapi.json' with { type: 'json' };

/** Whether a call needs a session. */
export const isSecure = (path: CallPath): boolean => 'security' in contract.paths[path].post;

const ajv = new Ajv2020({ allErrors: true, verbose: true });
// Ajv's strict mode rejects unknown keywords.
ajv.addVocabulary([...Object.keys(contract), 'example']);
ajv.addSchema(contract, 'contract');

/** A violation of the contract, for example "user.phone must be string" and "7". */
interface Violation {
  problem: string;
  /** The wrong value; absent if a field is missing or unknown. */
  found?: string;
}

/** @param ref place in the document, for example "#/components/schemas/User". */
function violations(ref: string, value: unknown): Violation[] {
  const validate = ajv.getSchema(`contract${ref}`);
  if (!validate) throw new Error(`The contract has no ${ref}`);
  return validate(value) ? [] : (validate.errors ?? []).map(toViolation);
}

const payloadRef = (path: CallPath) =>
  contract.paths[path].post.requestBody.content['application/json'].schema.$ref;

/** Checks the parsed body of a request. */
export const payloadViolations = (path: CallPath, payload: unknown): Violation[] =>
  violations(payloadRef(path), payload);

export interface PayloadField {
  /** Name of its schema; empty if it has none of its own. */
  type: string;
  maxLength?: number;
  accepts: (value: unknown) => boolean;
}

interface Schema {
  type?: string;
  $ref?: string;
  const?: JsonBodyType;
  examples?: readonly JsonBodyType[];
  maxLength?: number;
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
}
const schemas: Readonly<Record<string, Schema>> = contract.components.schemas;
const lastOf = (ref = '') => ref.slice(ref.lastIndexOf('/') + 1);

export type JsonBody = Record<string, JsonBodyType>;

/** What the document says about a JSON body. */
interface Content {
  schema: { $ref: string };
  /** If absent, the schemas of its values have examples. */
  example?: JsonBody;
}

/** The place in the document that a reference names. */
const resolve = (ref: string): Schema =>
  ref
    .split('/')
    .slice(1)
    .reduce<object>((part, name) => Reflect.get(part, name) as object, contract);

function exampleOfSchema({ $ref, const: only, examples = [], properties }: Schema): JsonBodyType {
  const [example = only] = examples;
  if (example !== undefined) return example;
  if ($ref !== undefined) return exampleOfSchema(resolve($ref));
  const values = Object.entries(properties ?? {});
  return Object.fromEntries(values.map(([name, value]) => [name, exampleOfSchema(value)]));
}

const exampleOfContent = ({ example, schema }: Content) =>
  example ?? (exampleOfSchema(schema) as JsonBody);

/** The example of a payload. */
export const exampleOf = (path: CallPath) =>
  exampleOfContent(contract.paths[path].post.requestBody.content['application/json']);

export function fieldsOf(
  path: CallPath,
): readonly (readonly [name: string, field: PayloadField])[] {
  const ref = payloadRef(path);
  return Object.entries(schemas[lastOf(ref)]?.properties ?? {}).map(([name, { $ref }]) => {
    const type = lastOf($ref);
    const accepts = (value: unknown) => violations(`${ref}/properties/${name}`, value).length === 0;
    return [name, { ...schemas[type], type, accepts }];
  });
}

const responses: Readonly<Record<string, { description: string }>> = contract.components.responses;

function responseName(path: CallPath, status: number): string {
  const own: Readonly<Record<string, { $ref: string }>> = contract.paths[path].post.responses;
  return lastOf((own[status] ?? own.default)?.$ref);
}

function contentOf(path: CallPath, status: number): Content {
  const name = responseName(path, status) as keyof typeof contract.components.responses;
  return contract.components.responses[name].content['application/json'];
}

/** The example of a status, else of `default`. */
export const exampleResponse = (path: CallPath, status: number) =>
  exampleOfContent(contentOf(path, status));

/** The smallest valid response: the required fields of the example, and an unknown one. */
export function smallestResponse(path: CallPath, status = 200): JsonBody {
  const { required = [] } = resolve(contentOf(path, status).schema.$ref);
  const smallest = Object.entries(exampleResponse(path, status)).filter(([field]) =>
    required.includes(field),
  );
  return { ...Object.fromEntries(smallest), unknown: 'extra' };
}

/** What the document says about the response of a call. */
export const responseText = (path: CallPath, status: number): string =>
  responses[responseName(path, status)]?.description ?? '';

/** Checks the parsed body of a response. */
export const responseViolations = (path: CallPath, status: number, body: unknown): Violation[] =>
  violations(
    `#/components/responses/${responseName(path, status)}/content/application~1json/schema`,
    body,
  );

/** A text with its invisible characters and combining marks as code points, for example ‹U+FEFF›. */
const visible = (text: string): string =>
  text.replace(
    /(?! )[\p{C}\p{Z}\p{M}]/gu,
    (character) =>
      `‹U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? ''}›`,
  );

/** A text for a message: visible, and shortened in its middle. */
export function formatText(text: string, most = 80): string {
  const points = Array.from(text);
  if (points.length <= most) return visible(text);
  const [start, end] = [points.slice(0, most / 2), points.slice(-most / 4)].map((part) =>
    visible(part.join('')),
  );
  return `${start ?? ''} … ${end ?? ''} (${points.length.toLocaleString('en')} characters)`;
}

/** A value for a message, with each of its texts as `formatText` makes it. */
export const formatValue = (value: unknown): string =>
  value === undefined
    ? 'missing'
    : JSON.stringify(value, (_name, inner: unknown) =>
        typeof inner === 'string' ? formatText(inner) : inner,
      );

function toViolation(error: ErrorObject): Violation {
  const { instancePath, keyword, params, data, message = '' } = error;
  const place = instancePath.slice(1).replaceAll('/', '.');
  const inside = (name: unknown) => [place, String(name)].filter(Boolean).join('.');
  const allowed = JSON.stringify(params.allowedValue ?? params.allowedValues);
  if (keyword === 'required') return { problem: `${inside(params.missingProperty)} is missing` };
  if (keyword === 'additionalProperties') {
    return { problem: `${inside(params.additionalProperty)} is not part of the contract` };
  }
  const end = allowed ? `: ${allowed}` : '';
  return { problem: `${place || 'the body'} ${message}${end}`, found: formatValue(data) };
}

/** A violation in words, for example "user.phone must be string; it is 7". */
export const formatViolation = ({ problem, found }: Violation): string =>
  found === undefined ? problem : `${problem}; it is ${found}`;
