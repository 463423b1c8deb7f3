import { describe, expect, it } from 'vitest';
import { passwordError } from '../../src/data/inputRules';
import { emailRule, errorOf, newPasswordRules } from '../../src/forms/fieldRules';
import { goodPassword } from '../support/passwords';

it('an email address may have spaces around it', () => {
  expect(errorOf(emailRule, ' ada@example.org ')).toBeUndefined();
});

describe('the confirmation of a password', () => {
  const settings = {
    names: ['password', 'repetition'],
    missing: ['Missing.', 'Missing.'],
    mismatch: 'Different.',
  } as const;
  const [, rule] = newPasswordRules(settings);

  const errorFor = (text: string) => errorOf(rule, text, { password: goodPassword });

  it('is accepted if it equals the password', () => expect(errorFor(goodPassword)).toBeUndefined());

  it.each([`${goodPassword} `, goodPassword.toLowerCase(), goodPassword.slice(1)])(
    'is refused if it differs in case, spaces or length: “%s”',
    (text) => expect(errorFor(text)).toBe('Different.'),
  );

  const [first, second] = newPasswordRules({ ...settings, mismatchFirst: true });

  it.each([
    { password: 'short', repetition: 'shor', errors: [undefined, 'Different.'] },
    { password: 'short', repetition: '', errors: [undefined, 'Missing.'] },
    { password: ' ', repetition: 'short', errors: ['Missing.', undefined] },
    { password: 'short', repetition: 'short', errors: [passwordError('short'), undefined] },
    { password: goodPassword, repetition: 'other', errors: [undefined, 'Different.'] },
    { password: goodPassword, repetition: goodPassword, errors: [undefined, undefined] },
  ])(
    'reports a mismatch before a short password with `mismatchFirst`: $password, $repetition',
    ({ errors, ...values }) => {
      const { password, repetition } = values;
      expect([errorOf(first, password, values), errorOf(second, repetition, values)]).toEqual(
        errors,
      );
    },
  );
});
