import type { JsonBodyType } from 'msw';
import { serverText } from '../src/api/client';
import contract from '../src/api/openapi.json' with { type: 'json' };
import type { CallPath } from '../src/mocks/model';
import type { Fault } from './faultTable';
import { jsonReply } from './server';

/* Responses that the contract allows: its example of each status, and the least that a server may send. */

/** Body of a response. */
export type ResponseBody = Record<string, JsonBodyType>;

type Responses = Readonly<Record<string, { $ref: string }>>;
const { paths, components } = contract;
const schemas: Readonly<Record<string, { type?: string; required?: readonly string[] }>> =
  components.schemas;
const lastOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);

/** The contract's example of a status or of `default`, and its required fields plus an unknown one. */
export function bodiesOf(
  path: CallPath,
  status: string,
): [whole: ResponseBody, least: ResponseBody] {
  const responses: Responses = paths[path].post.responses;
  const name = lastOf(responses[status]?.$ref ?? '') as keyof typeof components.responses;
  const { example, schema } = components.responses[name].content['application/json'];
  const { required = [] } = schemas[lastOf(schema.$ref)] ?? {};
  const least = Object.entries(example).filter(([field]) => required.includes(field));
  return [example, { ...Object.fromEntries(least), unknown: 'extra' }];
}

/** The refusals of a call, without the one for unverified accounts, which only the sign-in knows. */
export function allowedRefusals(path: CallPath): Fault[] {
  const statuses = Object.entries<{ $ref: string }>(paths[path].post.responses)
    .filter(([key, { $ref }]) => key !== '200' && lastOf($ref) !== 'Unverified')
    .map(([key]) => key);
  return statuses.flatMap((key) =>
    bodiesOf(path, key).map((body) => {
      const status = Number(key) || 500;
      const serverError = serverText(body.error);
      return {
        name: `${status} ${JSON.stringify(body)}`,
        reply: jsonReply(body, status),
        ...(serverError && { serverError }),
      };
    }),
  );
}
