import { expect, it } from 'vitest';
import { ApiError, readPayload } from '../../src/mocks/fields';
import { registration } from '../accounts';

/* tests/contract shows that the mock API takes the values of openapi.json, and no others. */

/** The mock API's words about a registration with other fields; empty if it takes it. */
function wordsAbout(change: object): string {
  try {
    const payload = { ...registration, ...change };
    expect(readPayload('/api/auth/register', payload)).toBe(payload);
    return '';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    expect(error.status).toBe(400);
    return error.message;
  }
}

it('a valid payload stays unchanged', () => {
  expect(wordsAbout({})).toBe('');
  expect(wordsAbout({ firstName: ' 👍 ' })).toBe('');
});

it.each([
  [{ email: 'a@b' }, 'Please enter a valid email address.'],
  [{ password: 'seven77' }, 'Password must be at least 8 characters long.'],
  [
    { password: ' '.repeat(8) },
    'The field password is invalid. At least 8 code points, not blank.',
  ],
  [
    { phone: '+1234' },
    'The field phone is invalid. Digits only. The site sends neither dial code nor trunk prefix.',
  ],
  [{ firstName: ' ' }, 'The field firstName is invalid. A text of one line that is not blank.'],
  [{ type: 3 }, 'The field type is invalid. 1 for a visitor, 2 for a participant.'],
  [{ role: 'admin' }, 'Unexpected field: role'],
])('%j is refused: %s', (change, sentence) => {
  expect(wordsAbout(change)).toBe(sentence);
});

it('a missing field and a body without an object are named', () => {
  const read = (body: unknown) => () => readPayload('/api/auth/verify-profile', body);
  expect(read({})).toThrow('Missing field: token');
  expect(read({ token: 'a/b' })).toThrow('This link is invalid or has expired.');
  for (const body of [null, [], 'text']) expect(read(body)).toThrow('must be a JSON object');
});
