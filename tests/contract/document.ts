import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import contract from '../../src/api/openapi.json' with { type: 'json' };

/** Path of one of the calls. */
export type CallPath = Extract<keyof typeof contract.paths, `/api/${string}`>;

/** All calls in the order of the document. */
export const callPaths = Object.keys(contract.paths).filter((path): path is CallPath =>
  path.startsWith('/api/'),
);

/** Whether a call needs a session. */
export const isSecure = (path: CallPath): boolean => 'security' in contract.paths[path].post;

const ajv = new Ajv2020({ allErrors: true });
// Ajv's strict mode rejects unknown keywords.
ajv.addVocabulary([...Object.keys(contract), 'example']);
ajv.addSchema(contract, 'contract');

type Responses = Readonly<Record<string, { $ref: string }>>;

function responseSchema(path: CallPath, status: number): string {
  const responses: Responses = contract.paths[path].post.responses;
  const response = responses[status] ?? responses.default;
  if (!response) throw new Error(`The contract has no response for ${path}`);
  return `contract${response.$ref}/content/application~1json/schema`;
}

const payloadSchema = (path: CallPath): string =>
  `contract#/paths/${path.replaceAll('/', '~1')}/post/requestBody/content/application~1json/schema`;

function violations(schema: string, value: unknown): string[] {
  const validate = ajv.getSchema(schema);
  if (!validate) throw new Error(`The contract has no ${schema}`);
  return validate(value) ? [] : [...new Set((validate.errors ?? []).map(inWords))];
}

/**
 * Checks a payload.
 * @param payload the parsed body of a request.
 * @returns a sentence for each violation of the contract.
 */
export const payloadViolations = (path: CallPath, payload: unknown): string[] =>
  violations(payloadSchema(path), payload);

/**
 * Checks the parsed body of a response.
 * @returns a sentence for each violation of the contract.
 */
export const responseViolations = (path: CallPath, status: number, body: unknown): string[] =>
  violations(responseSchema(path, status), body);

/**
 * Checks a call that went to the mock API: a payload that it accepted, and every response.
 * @param url of the request.
 * @param payload text of its body.
 * @param body text of the response's body.
 * @returns a sentence for each violation; none for URLs outside the contract.
 */
export function callViolations(
  url: string,
  payload: string,
  status: number,
  body: string,
): string[] {
  const path = callPaths.find((known) => new URL(url).pathname === known);
  if (!path) return [];
  const accepted = status < 300 ? payloadViolations(path, JSON.parse(payload)) : [];
  const found = [...accepted, ...responseViolations(path, status, JSON.parse(body))];
  return found.map((violation) => `POST ${path}, ${status}: ${violation}`);
}

/** A violation in words, for example "user.phone is missing". */
function inWords({ instancePath, keyword, params, message = '' }: ErrorObject): string {
  const place = instancePath.slice(1).replaceAll('/', '.');
  const inside = (name: unknown) => [place, String(name)].filter(Boolean).join('.');
  const allowed = JSON.stringify(params.allowedValue ?? params.allowedValues);
  if (keyword === 'required') return `${inside(params.missingProperty)} is missing`;
  if (keyword === 'additionalProperties') {
    return `${inside(params.additionalProperty)} is not part of the contract`;
  }
  const isToken = keyword === 'pattern' && place.endsWith('token');
  const end = isToken ? '; a token is sent without a scheme' : allowed ? `: ${allowed}` : '';
  return `${place || 'the body'} ${message}${end}`;
}
