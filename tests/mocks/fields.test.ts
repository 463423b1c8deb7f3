import { expect, it } from 'vitest';
import { passwordError } from '../../src/data/passwords';
import { readPayload } from '../../src/mocks/fields';
import { registration } from '../support/accounts';

/* The mock API’s sentences; tests/contract covers which values it accepts. */

const register = (payload: object) => readPayload('/api/auth/register', payload);

it('a valid payload stays unchanged', () => {
  const payload = { ...registration, firstName: ' 👍 ' };
  expect(register(payload)).toBe(payload);
});

it.each([
  [{ email: 'a@b' }, 'Please enter a valid email address.'],
  [{ password: 'short' }, passwordError('short')],
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
  [{ role: 'admin' }, 'The field role is not expected.'],
])('%j is refused: %s', (change, message) => {
  expect(() => register({ ...registration, ...change })).toThrow(
    expect.objectContaining({ status: 400, message }),
  );
});

it('an error names a missing field, or the lack of a JSON object', () => {
  const read = (body: unknown) => () => readPayload('/api/auth/verify-profile', body);
  expect(read({})).toThrow('The field token is missing.');
  expect(read({ token: 'a/b' })).toThrow('This link is invalid or has expired.');
  for (const body of [null, [], 'text']) expect(read(body)).toThrow('must be a JSON object');
});
