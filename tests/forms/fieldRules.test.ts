import { describe, expect, it } from 'vitest';
import { passwordError } from '../../src/data/passwords';
import { confirmation, email, errorOf, newPassword } from '../../src/forms/fieldRules';
import { goodPassword } from '../support/passwords';

it('an email address may have spaces around it', () => {
  expect(errorOf(email, ' ada@example.org ')).toBeUndefined();
});

describe('the confirmation of a password', () => {
  const rule = confirmation('password', 'Missing.', 'Different.');
  it.each([
    [goodPassword, undefined],
    [`${goodPassword} `, 'Different.'],
    [goodPassword.toLowerCase(), 'Different.'],
    [goodPassword.slice(1), 'Different.'],
  ])('must equal the password in case and spaces: “%s”', (text, sentence) => {
    expect(errorOf(rule, text, { password: goodPassword })).toBe(sentence);
  });

  const first = newPassword('Missing.', 'repetition', 'mismatch');
  const second = confirmation('password', 'Missing.', 'Different.', 'mismatch');
  it.each([
    ['short', 'shor', undefined, 'Different.'],
    ['short', '', undefined, 'Missing.'],
    [' ', 'short', 'Missing.', undefined],
    ['short', 'short', passwordError('short'), undefined],
    [goodPassword, goodPassword.slice(1), undefined, 'Different.'],
    [goodPassword, goodPassword, undefined, undefined],
  ])('can report a mismatch before a short password: “%s”, “%s”', (password, text, one, other) => {
    const values = { password, repetition: text };
    expect([errorOf(first, password, values), errorOf(second, text, values)]).toEqual([one, other]);
  });
});
