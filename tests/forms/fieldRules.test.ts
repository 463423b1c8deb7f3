import { describe, expect, it } from 'vitest';
import { confirmation, email, errorOf, newPassword } from '../../src/forms/fieldRules';
import { goodPassword } from '../passwords';

it('an email address may have spaces around it', () => {
  expect(errorOf(email('Missing.'), ' ada@example.org ')).toBeUndefined();
});

describe('the repetition of a password', () => {
  const rule = confirmation('password', 'Missing.', 'Different.');
  it.each([
    [goodPassword, undefined],
    [`${goodPassword} `, 'Different.'],
    [goodPassword.toLowerCase(), 'Different.'],
    [goodPassword.slice(1), 'Different.'],
  ])('has to be the same to the letter, its case and its spaces: “%s”', (text, sentence) => {
    expect(errorOf(rule, text, { password: goodPassword })).toBe(sentence);
  });

  it('may be reported as different before the password as too short', () => {
    const first = newPassword('Missing.', 'repetition', 'mismatch');
    const second = confirmation('password', 'Missing.', 'Different.', 'mismatch');
    for (const [password, repetition, one, other] of [
      ['short', 'shor', undefined, 'Different.'],
      ['short', '', undefined, 'Missing.'],
      [' ', 'short', 'Missing.', undefined],
      ['short', 'short', 'Password must be at least 8 characters long.', undefined],
      [goodPassword, goodPassword.slice(1), undefined, 'Different.'],
      [goodPassword, goodPassword, undefined, undefined],
    ] as const) {
      const values = { password, repetition };
      expect(errorOf(first, password, values)).toBe(one);
      expect(errorOf(second, repetition, values)).toBe(other);
    }
    // The password field is missing.
    expect(errorOf(second, 'short')).toBeUndefined();
  });
});
