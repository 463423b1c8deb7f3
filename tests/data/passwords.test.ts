import Ajv from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import contract from '../../src/api/openapi.json' with { type: 'json' };
import { minPasswordLength, passwordError } from '../../src/data/passwords';
import { errorOf, newPassword } from '../../src/forms/fieldRules';
import { readPayload } from '../../src/mocks/fields';
import { goodPassword, passwordOfLength } from '../support/passwords';

const { NewPassword: schema } = contract.components.schemas;
const tooShort = 'Password must be at least 8 characters long.';

it.each([
  [goodPassword, undefined],
  [passwordOfLength(minPasswordLength), undefined],
  [passwordOfLength(200), undefined],
  [` ${goodPassword} `, undefined],
  // One kind of character each, so that a stricter rule is noticed.
  ...['letters', 'LETTERS', '12345678', '!"§$%&/(', 'кириллица'].map(
    (text) => [text.padEnd(minPasswordLength, text), undefined] as const,
  ),
  [`${goodPassword} 🤖`, undefined],
  [passwordOfLength(minPasswordLength - 1), tooShort],
  [` ${passwordOfLength(5)} `, tooShort],
  // Four characters, eight UTF-16 units.
  ['🤖🤖🤖🤖', tooShort],
] as const)('rule, forms, mock API and contract agree on “%s”: %s', (password, sentence) => {
  expect(passwordError(password)).toBe(sentence);
  expect(errorOf(newPassword('Missing.', 'repetition'), password)).toBe(sentence);
  const payload = { token: 'token', password };
  const read = () => readPayload('/api/auth/reset-password', payload);
  if (sentence === undefined) expect(read()).toBe(payload);
  else expect(read).toThrow(sentence);
  expect(new Ajv().validate(schema, password)).toBe(sentence === undefined);
});
