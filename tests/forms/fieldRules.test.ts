import { describe, expect, it } from 'vitest';
import { passwordError } from '../../src/api/passwordRule.ts';
import { emailRule, errorOf, newPasswordRules } from '../../src/forms/fieldRules.ts';
import { goodPassword } from '../support/accounts.ts';

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

  it.each([
    {
      pair: 'a short password and another one',
      reported: 'the difference',
      password: 'short',
      confirmation: 'shor',
      errors: [undefined, 'Different.'],
    },
    {
      pair: 'a short password alone',
      reported: 'the missing confirmation',
      password: 'short',
      confirmation: '',
      errors: [undefined, 'Missing.'],
    },
    {
      pair: 'a confirmation alone',
      reported: 'the missing password',
      password: ' ',
      confirmation: 'short',
      errors: ['Missing.', undefined],
    },
    {
      pair: 'the same short password twice',
      reported: 'the length',
      password: 'short',
      confirmation: 'short',
      errors: [passwordError('short'), undefined],
    },
    {
      pair: 'a good password and another one',
      reported: 'the difference',
      password: goodPassword,
      confirmation: 'other',
      errors: [undefined, 'Different.'],
    },
    {
      pair: 'a good password that is repeated correctly',
      reported: 'nothing',
      password: goodPassword,
      confirmation: goodPassword,
      errors: [undefined, undefined],
    },
  ])('report $reported for $pair, with `mismatchFirst`', ({ password, confirmation, errors }) => {
    const values = { password, confirmation };
    expect([
      errorOf(rules.password, password, values),
      errorOf(rules.confirmation, confirmation, values),
    ]).toEqual(errors);
  });
});
