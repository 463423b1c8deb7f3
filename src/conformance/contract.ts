import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import contract from '../api/openapi.json' with { type: 'json' };

/*
 * The contract between the site and its server, as something that answers can be held against.
 */

/** Path of one of the twelve calls. */
export type CallPath = Extract<keyof typeof contract.paths, `/api/${string}`>;

/** All calls in the order of the contract. */
export const callPaths = Object.keys(contract.paths).filter((path): path is CallPath =>
  path.startsWith('/api/'),
);

/** Whether a call needs a session. */
export const isSecure = (path: CallPath): boolean => 'security' in contract.paths[path].post;

const ajv = new Ajv2020({ allErrors: true });
// OpenAPI's own words around and inside the schemas; strict mode wants to know them.
ajv.addVocabulary([...Object.keys(contract), 'example']);
ajv.addSchema(contract, 'contract');

type Responses = Readonly<Record<string, { $ref: string }>>;

/** The schema of an answer; answers that are not named fall under `default`. */
function answerSchema(path: CallPath, status: number): string {
  const responses: Responses = contract.paths[path].post.responses;
  const named = responses[status] ?? responses.default;
  if (!named) throw new Error(`The contract has no answer for ${path}`);
  return `contract${named.$ref}/content/application~1json/schema`;
}

const payloadSchema = (path: CallPath): string =>
  `contract#/paths/${path.replaceAll('/', '~1')}/post/requestBody/content/application~1json/schema`;

function breachesOf(schema: string, value: unknown): string[] {
  const validate = ajv.getSchema(schema);
  if (!validate) throw new Error(`The contract has no ${schema}`);
  return validate(value) ? [] : [...new Set((validate.errors ?? []).map(inWords))];
}

/**
 * What is wrong with a payload.
 * @param payload the parsed body of a request.
 * @returns a sentence for each breach of the contract; empty when there is none.
 */
export const payloadBreaches = (path: CallPath, payload: unknown): string[] =>
  breachesOf(payloadSchema(path), payload);

/**
 * What is wrong with an answer.
 * @param status its HTTP status.
 * @param body its parsed body.
 * @returns a sentence for each breach of the contract; empty when there is none.
 */
export const answerBreaches = (path: CallPath, status: number, body: unknown): string[] =>
  breachesOf(answerSchema(path, status), body);

/** A breach as its reader can mend it, for example "user.phone is missing". */
function inWords({ instancePath, keyword, params, message = '' }: ErrorObject): string {
  const place = instancePath.slice(1).replaceAll('/', '.');
  const inside = (name: unknown) => [place, String(name)].filter(Boolean).join('.');
  const subject = place || 'the body';
  switch (keyword) {
    case 'required':
      return `${inside(params.missingProperty)} is missing`;
    case 'additionalProperties':
      return `${inside(params.additionalProperty)} is not part of the contract`;
    case 'type':
      return `${subject} has the wrong type: it must be ${String(params.type)}`;
    case 'const':
      return `${subject} must be ${JSON.stringify(params.allowedValue)}`;
    case 'enum':
      return `${subject} must be one of ${JSON.stringify(params.allowedValues)}`;
    case 'pattern':
      return place.endsWith('token')
        ? `${subject} must be visible characters without a space: a token is sent without a scheme`
        : `${subject} ${message}`;
    default:
      return `${subject} ${message}`;
  }
}
