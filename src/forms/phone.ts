import { countries, type Country } from '../data/countries.ts';

/**
 * The fields of a phone number. `dialCountry`: selector value, for example `41-CH`; empty if none is chosen. `phone`:
 * digits, or an international number that is not normalized yet.
 */
export const phoneFieldNames = ['dialCountry', 'phone'] as const;

export type PhoneValues = Record<(typeof phoneFieldNames)[number], string>;

/** Selector value of a country, for example `41-CH`: countries share dial codes. */
export const dialValue = ({ dialCode, iso }: Country): string => `${dialCode}-${iso}`;

export const countryOf = (value: string | undefined): Country | undefined =>
  countries.find((country) => dialValue(country) === value);

/** The country of a dial code. @param preferred selector value to choose if countries share the code. */
export function countryOfDialCode(dialCode: string, preferred?: string): Country | undefined {
  const sharing = countries.filter((country) => country.dialCode === dialCode);
  return (
    sharing.find((country) => dialValue(country) === preferred) ??
    sharing.find((country) => country.main) ??
    sharing[0]
  );
}

/** True if the country has numbers of this length. */
export const fitsCountry = (digits: string, { minLength, maxLength }: Country): boolean =>
  /^\d+$/.test(digits) && digits.length >= minLength && digits.length <= maxLength;

const longestDialCode = Math.max(...countries.map(({ dialCode }) => dialCode.length));

/** Filters typed input to digits and a leading plus. */
export const typedNumber = (text: string): string =>
  text.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');

interface ParsedPhone {
  /** Undefined if none is chosen, or the number's own country code is unknown. */
  country: Country | undefined;
  digits: string;
}

/** Splits an international number (`+41 79…`, `004179…`, `tel:+4179…`) into country and national digits. */
export function parseInternational(text: string, preferred?: string): ParsedPhone | null {
  // No country code starts with a zero, so a number that starts with three zeros is not international.
  const start = /^\s*(?:tel:)?\s*(?:\+|00(?!0))/i.exec(text);
  if (!start) return null;
  // The bracketed zero in "+41 (0)79 …" is for national calls only.
  const digits = text.slice(start[0].length).replace('(0)', '').replace(/\D/g, '');
  if (digits === '') return null;
  for (let length = longestDialCode; length > 0; length--) {
    const country = countryOfDialCode(digits.slice(0, length), preferred);
    if (country) return { country, digits: digits.slice(length) };
  }
  return { country: undefined, digits };
}

/** True if the number itself starts with a country code that no country has. */
export function hasUnknownCode(phone: string): boolean {
  const number = parseInternational(phone);
  return number !== null && !number.country;
}

/** The country and national digits of both fields, without a trunk zero that makes the number too long. */
export function readPhone({ dialCountry, phone }: PhoneValues): ParsedPhone {
  const { country, digits } = parseInternational(phone, dialCountry) ?? {
    country: countryOf(dialCountry),
    digits: phone.replace(/\D/g, ''),
  };
  const withoutZero = digits.replace(/^0/, '');
  const hasTrunkZero =
    country && !fitsCountry(digits, country) && fitsCountry(withoutZero, country);
  return { country, digits: hasTrunkZero ? withoutZero : digits };
}

/** The number as the API expects it. */
export function toPhone(values: PhoneValues): { dialCode: string; phone: string } {
  const { country, digits } = readPhone(values);
  return { dialCode: country?.dialCode ?? '', phone: digits };
}
