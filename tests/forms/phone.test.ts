import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries, type Country } from '../../src/data/countries.ts';
import {
  countryOf,
  countryOfDialCode,
  dialValue,
  fitsCountry,
  hasUnknownCode,
  parseInternational,
  toPhone,
  typedNumber,
} from '../../src/forms/phone.ts';

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

it('each value of the country list names one country', () => {
  expect(new Set(countries.map(dialValue)).size).toBe(countries.length);
  for (const country of countries) expect(countryOf(dialValue(country))).toBe(country);
  expect(countryOf('41-CH')?.name).toBe('Switzerland');
});

it.each(['', '41', '41-LI'])('the value “%s” names no country', (value) => {
  expect(countryOf(value)).toBeUndefined();
});

it.each([
  { dialCode: '1', chosen: '1-CA', country: 'CA' },
  { dialCode: '1', chosen: '41-CH', country: 'US' },
  { dialCode: '44', chosen: '', country: 'GB' },
  { dialCode: '999', chosen: '', country: undefined },
  { dialCode: '', chosen: '', country: undefined },
])('the stored dial code $dialCode, with $chosen chosen, belongs to $country', (row) => {
  expect(countryOfDialCode(row.dialCode, row.chosen)?.iso).toBe(row.country);
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
  { chosen: '1-CA', typed: '204 555 0123', dialCode: '1', phone: '2045550123' },
  { chosen: '49-DE', typed: '0041791234567', dialCode: '41', phone: '791234567' },
  { chosen: '41-CH', typed: '079 123 45 67', dialCode: '41', phone: '791234567' },
  { chosen: '', typed: '+41 079 123 45 67', dialCode: '41', phone: '791234567' },
  // In Italy the leading zero is part of the number.
  { chosen: '39-IT', typed: '0612345678', dialCode: '39', phone: '0612345678' },
  // A zero inside the number stays.
  { chosen: '41-CH', typed: '7901234567', dialCode: '41', phone: '7901234567' },
  // The zeros stay if the number is invalid without them, too.
  { chosen: '41-CH', typed: '00079123456', dialCode: '41', phone: '00079123456' },
  { chosen: '', typed: '0791234567', dialCode: '', phone: '0791234567' },
])('$typed, with $chosen chosen, is sent as $dialCode and $phone', (row) => {
  const { chosen, typed, ...sent } = row;
  expect(toPhone({ dialCountry: chosen, phone: typed })).toEqual(sent);
});

it.each(['+999 123', '00999123', '+079 123'])('“%s” has an unknown country code', (text) => {
  expect(hasUnknownCode(text)).toBe(true);
});

it.each(['+', '000 999 123', '999 123'])(
  '“%s” is not reported as having an unknown country code',
  (text) => {
    expect(hasUnknownCode(text)).toBe(false);
  },
);

it.each([
  { text: ' tel: +41 79-1', shown: '+41791' },
  { text: '++41+', shown: '+41' },
  { text: '41+79', shown: '4179' },
  { text: 'ext. ٤', shown: '' },
])('the phone field shows $text as $shown', ({ text, shown }) => {
  expect(typedNumber(text)).toBe(shown);
});
