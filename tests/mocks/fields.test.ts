import { describe, expect, it } from 'vitest';
import {
  dialCode,
  email,
  nonBlankLine,
  line,
  newPassword,
  oneOf,
  phone,
  readPayload,
  ApiError,
  linkToken,
  message,
  password,
  type Field,
} from '../../src/mocks/fields';

/** The value taken by a field, or its error. */
function outcomeOf(field: Field<unknown>, value: unknown): unknown {
  try {
    return ['takes', field(value, 'city')];
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [error.status, error.message];
  }
}

const longEmail = (length: number) => `${'a'.repeat(length - 12)}@example.org`;
const badEmail = 'Please enter a valid email address.';
const badPhone = 'The phone number must have 4 to 15 digits.';
const badDialCode = 'The country code must have 1 to 4 digits.';
const badCharacter = 'The field city must not contain control characters.';
const badLink = 'This link is invalid or has expired.';

describe('a field', () => {
  it.each([
    ['a line', line, ['', ' Zürich ', '👍'.repeat(500)]],
    ['a line that is not blank', nonBlankLine, [' Zürich ', '.']],
    ['a message', message, ['Two\nlines', 'x'.repeat(200_000)]],
    ['an email address', email, ['a@b.ch', 'a@b.co.uk', longEmail(320)]],
    ['a dial code', dialCode, ['1', '4175']],
    ['a phone number', phone, ['1234', '123456789012345']],
    ['a password', password, ['1', ' x ', 'x'.repeat(256)]],
    ['the token of a link', linkToken, ['a', 'A-z_0.~', 'x'.repeat(128)]],
    ['one of a few values', oneOf([1, 2], 'No.'), [1, 2]],
  ] as const)('of %s takes the shortest and the longest as they are', (_, field, values) => {
    for (const value of values) expect(outcomeOf(field, value)).toEqual(['takes', value]);
  });

  it.each([
    ['a line', line, [7, null, undefined, ['Zürich']], 'The field city must be text.'],
    ['a line', line, ['x'.repeat(501)], 'The field city must have at most 500 characters.'],
    ['a line', line, ['a\nb', 'a\u0000', '\u0085', 'a\tb'], badCharacter],
    ['a line that is not blank', nonBlankLine, ['', '  '], 'The field city must not be empty.'],
    ['a message', message, ['', ' \n'], 'The field city must not be empty.'],
    ['a message', message, ['a\rb', 'a\u0000'], badCharacter],
    ['an email address', email, [longEmail(321), 'a@b', 'a@.ch', '@b.ch', 'a@b.ch c'], badEmail],
    ['an email address', email, ['a@b.', 'a@b..ch', 'a@b@c.ch', 'c a@b.ch'], badEmail],
    ['a dial code', dialCode, ['', '12345', '+41', '41 '], badDialCode],
    ['a phone number', phone, ['123', '1234567890123456', '+1234', '1234 '], badPhone],
    ['a new password', newPassword, ['', ' '.repeat(8)], 'The field city must not be empty.'],
    ['the token of a link', linkToken, ['', 'a b', 'a/b', 'x'.repeat(129), 7], badLink],
    ['one of a few values', oneOf([1, 2], 'No.'), [0, 3, '1', null], 'No.'],
  ] as const)('of %s refuses all else', (_, field, values, sentence) => {
    for (const value of values)
      expect(outcomeOf(field, value), String(value)).toEqual([400, sentence]);
  });
});

it('a payload has exactly the fields of its call', () => {
  const read = (body: object) =>
    outcomeOf((value) => readPayload({ name: nonBlankLine, note: line }, value), body);
  expect(read({ note: '', name: 'Ada' })).toEqual(['takes', { name: 'Ada', note: '' }]);
  expect(read({ name: 'Ada' })).toEqual([400, 'Missing field: note']);
  expect(read({ name: 'Ada', note: '', role: 'x' })).toEqual([400, 'Unexpected field: role']);
});
