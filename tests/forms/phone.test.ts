import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries, type Country } from '../../src/data/countries';
import {
  countryOf,
  countryOfDialCode,
  dialValue,
  fitsCountry,
  hasUnknownCode,
  parseInternational,
  toPhone,
  typedNumber,
} from '../../src/forms/phone';

const digit = fc.integer({ min: 0, max: 9 }).map(String);
const numberOf = ({ minLength, maxLength }: Country) =>
  fc.array(digit, { minLength, maxLength }).map((digits) => digits.join(''));

describe('fitsCountry', () => {
  it.each(countries)('accepts the lengths of $name and no others', (country) => {
    const { minLength, maxLength } = country;
    const fits = (length: number) => fitsCountry('1'.repeat(length), country);
    expect([minLength, maxLength].map(fits)).toEqual([true, true]);
    expect([0, minLength - 1, maxLength + 1].map(fits)).toEqual([false, false, false]);
  });

  it.each(['1234 5678', '１２３４５６７８９'])('rejects “%s” in every country', (text) => {
    for (const country of countries) expect(fitsCountry(text, country)).toBe(false);
  });
});

describe('the selector value', () => {
  it('names one country', () => {
    expect(new Set(countries.map(dialValue)).size).toBe(countries.length);
    for (const country of countries) expect(countryOf(dialValue(country))).toBe(country);
    expect(countryOf('41-CH')?.name).toBe('Switzerland');
  });

  it.each(['', '41', '41-LI'])('“%s” names no country', (value) => {
    expect(countryOf(value)).toBeUndefined();
  });
});

it.each([
  ['1', '1-CA', 'CA'],
  ['1', '41-CH', 'US'],
  ['44', '', 'GB'],
  ['999', '', undefined],
  ['', '', undefined],
])('the stored dial code %s with “%s” chosen belongs to %s', (dialCode, preferred, code) => {
  expect(countryOfDialCode(dialCode, preferred)?.code).toBe(code);
});

describe('a pasted international number', () => {
  it('belongs to the chosen or the main country of its dial code', () => {
    for (const country of countries) {
      const sharing = countries.filter(({ dialCode }) => dialCode === country.dialCode);
      const main = sharing.find((other) => other.main) ?? country;
      const signs = fc.constantFrom('+', '00');
      const gaps = fc.constantFrom('', ' ', '-', ' (0)');
      fc.assert(
        fc.property(numberOf(country), signs, gaps, (digits, sign, gap) => {
          const text = `${sign}${country.dialCode}${gap}${digits}`;
          expect(parseInternational(text), text).toEqual({ country: main, digits });
          expect(parseInternational(text, dialValue(country)), text).toEqual({ country, digits });
        }),
        { numRuns: 10 },
      );
    }
  });

  it.each(['  +41-79.123.45.67 ', 'tel:+41-79-123-45-67', 'TEL:0041791234567'])(
    'is recognized in “%s”',
    (text) => {
      const phone = { dialCode: '41', phone: '791234567' };
      expect(toPhone({ dialCountry: '', phone: text })).toEqual(phone);
    },
  );

  it.each(['079 1234567', '41 79 1234567', '+', '000 41 79', '791 +41'])(
    'is not recognized in “%s”',
    (text) => {
      expect(parseInternational(text)).toBeNull();
    },
  );
});

it.each([
  ['1-CA', '204 555 0123', '1', '2045550123'],
  ['49-DE', '0041791234567', '41', '791234567'],
  ['41-CH', '079 123 45 67', '41', '791234567'],
  ['', '+41 079 123 45 67', '41', '791234567'],
  // In Italy the leading zero is part of the number.
  ['39-IT', '0612345678', '39', '0612345678'],
  // A zero inside the number stays.
  ['41-CH', '7901234567', '41', '7901234567'],
  // The zeros stay if the number is invalid without them, too.
  ['41-CH', '00079123456', '41', '00079123456'],
  ['', '0791234567', '', '0791234567'],
])(
  'toPhone turns “%s” and “%s” into dial code “%s” and digits %s',
  (dialCountry, typed, dialCode, phone) => {
    expect(toPhone({ dialCountry, phone: typed })).toEqual({ dialCode, phone });
  },
);

it.each([
  ['+999 123', true],
  ['00999123', true],
  ['+079 123', true],
  ['+', false],
  ['000 999 123', false],
  ['999 123', false],
])('%s has an unknown country code: %s', (text, isUnknown) => {
  expect(hasUnknownCode(text)).toBe(isUnknown);
});

it.each([
  [' tel: +41 79-1', '+41791'],
  ['++41+', '+41'],
  ['41+79', '4179'],
  ['ext. ٤', ''],
])('typedNumber turns “%s” into “%s”', (text, shown) => {
  expect(typedNumber(text)).toBe(shown);
});
