import contract from './openapi.json' with { type: 'json' };
import type { CallPath } from './payloads.ts';

/** All calls, in the order of openapi.json. For the mock API and tests; the site must not load the contract. */
export const callPaths = Object.keys(contract.paths).filter((path): path is CallPath =>
  path.startsWith('/api/'),
);
