import { answerBreaches, callPaths, payloadBreaches } from '../src/conformance/contract';

/**
 * Holds one call of the mock API against the contract: a payload that it accepts, and every answer.
 * @param address of the request.
 * @param payload text of its body.
 * @param body text of the answer's body.
 * @returns a sentence for each breach; empty for addresses that are none of the twelve calls.
 */
export function breachesOfCall(
  address: string,
  payload: string,
  status: number,
  body: string,
): string[] {
  const path = callPaths.find((known) => new URL(address).pathname === known);
  if (!path) return [];
  const accepted = status < 300 ? payloadBreaches(path, JSON.parse(payload)) : [];
  const breaches = [...accepted, ...answerBreaches(path, status, JSON.parse(body))];
  return breaches.map((breach) => `POST ${path}, ${status}: ${breach}`);
}
