import { expect, it } from 'vitest';
import { emailRule, errorOf, newPasswordRules } from '../../src/forms/fieldRules.ts';
import { goodPassword, tooShort } from '../support/accounts.ts';

it('an email address may have spaces around it', () => {
  expect(errorOf(emailRule, ' ada@example.org ')).toBeUndefined();
});

const rules = newPasswordRules({
  missingPassword: 'Missing.',
  missingConfirmation: 'Missing.',
  mismatch: 'Different.',
  isMismatchFirst: true,
});

// `undefined` means no error.
it.each([
  { password: 'short', confirmation: 'shor', errors: [undefined, 'Different.'] },
  { password: 'short', confirmation: '', errors: [undefined, 'Missing.'] },
  { password: ' ', confirmation: 'short', errors: ['Missing.', undefined] },
  { password: 'short', confirmation: 'short', errors: [tooShort, undefined] },
  { password: goodPassword, confirmation: 'other', errors: [undefined, 'Different.'] },
  { password: goodPassword, confirmation: goodPassword, errors: [undefined, undefined] },
])(
  'with `isMismatchFirst`, the password $password and the confirmation $confirmation have the errors $errors',
  ({ errors, ...values }) => {
    expect([
      errorOf(rules.password, values.password, values),
      errorOf(rules.confirmation, values.confirmation, values),
    ]).toEqual(errors);
  },
);
