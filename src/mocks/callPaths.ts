import type { CallPath } from '../api/calls.ts';
import contract from '../api/openapi.json' with { type: 'json' };

/** All calls, in the order of openapi.json. Not in `api/`, because the site must not load the contract. */
export const callPaths = Object.keys(contract.paths).filter((path): path is CallPath =>
  path.startsWith('/api/'),
);
