import type { CallPath } from './calls.ts';
import contract from './openapi.json' with { type: 'json' };

/** All calls, in the order of openapi.json. For the mock API and tests; the site must not load the contract. */
export const callPaths = Object.keys(contract.paths).filter((path): path is CallPath =>
  path.startsWith('/api/'),
);
