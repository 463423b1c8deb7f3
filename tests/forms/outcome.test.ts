import { expect, it } from 'vitest';
import { NetworkError } from '../../src/api/client.ts';
import { failureOfThrown } from '../../src/forms/outcome.ts';

it.each([{}, { data: null }, { data: { error: 7 } }])(
  'the failure of a network error with %j has the sentence of the form',
  (more) => {
    const thrown = Object.assign(new NetworkError(null), more);
    expect(failureOfThrown(thrown, 'No response.').text).toBe('No response.');
  },
);
