import Ajv from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import contract from '../../src/api/openapi.json' with { type: 'json' };
import { minPasswordLength, passwordError } from '../../src/api/passwordRule.ts';
import { errorOf, newPasswordRules } from '../../src/forms/fieldRules.ts';
import { readPayload } from '../../src/mocks/readPayload.ts';
import { goodPassword, passwordOfLength, shortPassword, tooShort } from '../support/accounts.ts';
import { productTable } from '../support/product.ts';

const { NewPassword: schema } = contract.components.schemas;

const { password: rule } = newPasswordRules({
  missingPassword: 'Missing.',
  missingConfirmation: 'Missing.',
  mismatch: 'Different.',
});
const formError = (password: string) => errorOf(rule, password);
const read = (payload: object) => readPayload('/api/auth/reset-password', payload);

it.each([
  goodPassword,
  passwordOfLength(minPasswordLength),
  passwordOfLength(200),
  ` ${goodPassword} `,
  `${goodPassword} 🤖`,
  // One kind of character each, so that a stricter rule is noticed.
  ...['l', 'L', '1', '!', 'к'].map((character) => character.repeat(minPasswordLength)),
])('rule, forms, mock API and contract accept the password “%s”', (password) => {
  expect(passwordError(password)).toBeUndefined();
  expect(formError(password)).toBeUndefined();
  const payload = { token: 'token', password };
  expect(read(payload)).toBe(payload);
  expect(new Ajv().validate(schema, password)).toBe(true);
});

it.each([
  shortPassword,
  ` ${passwordOfLength(minPasswordLength - 3)} `,
  // Too few characters, but enough UTF-16 units.
  '🤖'.repeat(Math.ceil(minPasswordLength / 2)),
])('rule, forms, mock API and contract refuse the short password “%s”', (password) => {
  expect(passwordError(password)).toBe(tooShort);
  expect(formError(password)).toBe(tooShort);
  expect(new Ajv().validate(schema, password), 'correct NewPassword in openapi.json').toBe(false);
  expect(() => read({ token: 'token', password })).toThrow(tooShort);
});

it('product.md has the rule for new passwords', () => {
  const rules = productTable('Shared rules');
  const row = rules.find(({ Sentence }) => Sentence?.includes('Password must be'));
  expect(row, 'correct Shared rules in src/product.md').toEqual({
    Field: '',
    'Rule, in the order checked': `${minPasswordLength} characters or more`,
    Sentence: `"${tooShort}"`,
  });
});
