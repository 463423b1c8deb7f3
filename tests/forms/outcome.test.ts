import { expect, it } from 'vitest';
import { NetworkError } from '../../src/api/client.ts';
import { failureOfThrown } from '../../src/forms/outcome.ts';

it.each([{}, { data: null }, { data: { error: 7 } }])(
  'a network error with %j shows the form’s own sentence',
  (more) => {
    const thrown = Object.assign(new NetworkError(null), more);
    expect(failureOfThrown(thrown, 'No response.').text).toBe('No response.');
  },
);
