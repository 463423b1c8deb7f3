import fc from 'fast-check';
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

const spaces = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00A0', '\u3000') });
const letters = (count: number) => 'x'.repeat(count);

describe('a required text', () => {
  const rule = required('Missing.');

  it('is never spaces alone, of any kind', () => {
    fc.assert(
      fc.property(spaces, (text) => {
        expect(errorOf(rule, text)).toBe('Missing.');
      }),
    );
  });

  it('is anything else, however short or long', () => {
    const written = fc.string({ unit: 'grapheme' }).filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(written, (text) => {
        expect(errorOf(rule, text)).toBeUndefined();
      }),
    );
    for (const text of ['.', '李', '🤖', '\u202E', letters(100_000)]) {
      expect(errorOf(rule, text)).toBeUndefined();
    }
  });
});

describe('an email address', () => {
  const rule = email('Missing.');

  it.each([
    'ada@example.org',
    'ada+robots@example.org',
    'a@b.c',
    "o'hara_{x}@sub.example.co.uk",
    'ada@zürich.example',
    '李@例え.テスト',
    ' ada@example.org ',
    `ada@${letters(60)}.${letters(60)}.${letters(60)}.${letters(60)}.${letters(50)}.org`,
  ])('may be “%s”', (text) => expect(errorOf(rule, text)).toBeUndefined());

  it.each([
    'ada',
    'ada@',
    '@example.org',
    'a da@example.org',
    'a@b@c',
    '@',
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
  const password = fc.string({ unit: 'grapheme' }).map((text) => text + goodPassword);

  it('has to be the same to the letter, its case and its spaces', () => {
    fc.assert(
      fc.property(password, fc.string({ unit: 'grapheme' }), (first, second) => {
        fc.pre(first.trim() !== '' && second.trim() !== '');
        const values = { password: first };
        expect(errorOf(rule, first, values)).toBeUndefined();
        expect(errorOf(rule, second, values)).toBe(first === second ? undefined : 'Different.');
        expect(errorOf(rule, `${first} `, values)).toBe('Different.');
      }),
    );
    expect(errorOf(rule, goodPassword.toLowerCase(), { password: goodPassword })).toBe(
      'Different.',
    );
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
