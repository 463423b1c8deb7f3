import { describe, expect, it } from 'vitest';
import { emailRule, errorOf, newPasswordRules } from '../../src/forms/fieldRules.ts';
import { goodPassword, tooShort } from '../support/accounts.ts';

it('an email address may have spaces around it', () => {
  expect(errorOf(emailRule, ' ada@example.org ')).toBeUndefined();
});

describe('a new password and its confirmation', () => {
  const settings = {
    missingPassword: 'Missing.',
    missingConfirmation: 'Missing.',
    mismatch: 'Different.',
  };
  const rule = newPasswordRules(settings).confirmation;

  const errorFor = (text: string) => errorOf(rule, text, { password: goodPassword });

  it('are accepted if they are equal', () => expect(errorFor(goodPassword)).toBeUndefined());

  it.each([`${goodPassword} `, goodPassword.toLowerCase(), goodPassword.slice(1)])(
    'are refused if they differ in case, spaces or length: “%s”',
    (text) => expect(errorFor(text)).toBe('Different.'),
  );

  const rules = newPasswordRules({ ...settings, mismatchFirst: true });

  // `undefined` means no error.
  it.each([
    { password: 'short', confirmation: 'shor', errors: [undefined, 'Different.'] },
    { password: 'short', confirmation: '', errors: [undefined, 'Missing.'] },
    { password: ' ', confirmation: 'short', errors: ['Missing.', undefined] },
    { password: 'short', confirmation: 'short', errors: [tooShort, undefined] },
    { password: goodPassword, confirmation: 'other', errors: [undefined, 'Different.'] },
    { password: goodPassword, confirmation: goodPassword, errors: [undefined, undefined] },
  ])(
    '“$password” and “$confirmation” have the errors $errors with `mismatchFirst`',
    ({ errors, ...values }) => {
      expect([
        errorOf(rules.password, values.password, values),
        errorOf(rules.confirmation, values.confirmation, values),
      ]).toEqual(errors);
    },
  );
});
