import { describe, expect, it } from 'vitest';
import { confirmation, email, newPassword, required } from '../../src/forms/fieldRules';
import { goodPassword } from '../passwords';

/** The sentence of the first rule that a text violates. */
function errorOf(rule: object, text: string, values: object = {}): string | undefined {
  const { validate } = rule as { validate: Check | Record<string, Check> };
  const checks = typeof validate === 'function' ? [validate] : Object.values(validate);
  return checks
    .map((check) => check(text, values))
    .find((outcome): outcome is string => outcome !== true);
}
type Check = (text: string, values: object) => true | string;

it.each([
  ['', 'Missing.'],
  [' \t\n\u00A0\u3000', 'Missing.'],
  [' 李 ', undefined],
])('a required text is more than spaces of any kind: %j', (text, sentence) => {
  expect(errorOf(required('Missing.'), text)).toBe(sentence);
});

describe('an email address', () => {
  const rule = email('Missing.');

  it.each(['a@b.c', "o'hara+{x}@sub.example.co.uk", '李@例え.テスト', ' ada@example.org '])(
    'may be “%s”',
    (text) => expect(errorOf(rule, text)).toBeUndefined(),
  );

  it.each([
    'ada@',
    '@example.org',
    'a da@example.org',
    'a@b@c.org',
    'ada@exa mple.org',
    'ada@localhost',
    'ada@example.',
  ])('may not be “%s”', (text) =>
    expect(errorOf(rule, text)).toBe('Please enter a valid email address.'),
  );

  it('of spaces alone is missing', () => expect(errorOf(rule, ' ')).toBe('Missing.'));
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
