import type { Phone } from '../api/calls';
import { countries, type Country } from '../data/countries';

/** What the two fields of a phone number hold; a form with them has these among its values. */
export interface PhoneValues {
  /** Selector value of the country, for example `41-CH`; empty when none is chosen. */
  dialCountry: string;
  /** Digits, or a whole international number until it was taken apart. */
  phone: string;
}

/** Value of a country in the dial-code selector: dial code and country code, for example `41-CH`. */
export const dialValue = ({ dialCode, code }: Country): string => `${dialCode}-${code}`;

/** The country of a selector value. */
export const countryOf = (value: string | undefined): Country | undefined =>
  countries.find((country) => dialValue(country) === value);

/**
 * The country that a stored dial code stands for.
 * @param dialCode without the plus sign.
 * @param keep the selector value to stay with if it has this dial code: several countries share one.
 */
export function countryOfDialCode(dialCode: string, keep?: string): Country | undefined {
  const sharing = countries.filter((country) => country.dialCode === dialCode);
  return (
    sharing.find((country) => dialValue(country) === keep) ??
    sharing.find((country) => country.main) ??
    sharing[0]
  );
}

/** Whether the digit count of `digits` fits the country. See product.md, Forms. */
export const fitsCountry = (digits: string, { minLength, maxLength }: Country): boolean =>
  /^\d+$/.test(digits) && digits.length >= minLength && digits.length <= maxLength;

/** Longest dial code in digits. */
const longestDialCode = Math.max(...countries.map(({ dialCode }) => dialCode.length));

/**
 * What stays of a text in the field of a number while it is typed: digits, and a plus sign in front until
 * the number is taken apart.
 */
export const typedNumber = (text: string): string =>
  text.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');

/**
 * Takes an international number apart, as it is pasted or typed: `+41 79 123 45 67`, `0041791234567`,
 * `tel:+41791234567`.
 * @param keep the selector value to stay with if it shares the number's dial code.
 * @returns null when the text does not begin with `+` or `00` and a known dial code.
 */
export function parseInternational(
  text: string,
  keep?: string,
): { country: Country; digits: string } | null {
  const start = /^\s*(?:tel:)?\s*(?:\+|00)/i.exec(text);
  if (!start) return null;
  // In "+41 (0)79 …" the bracketed zero is for callers inside the country only.
  const digits = text.slice(start[0].length).replace('(0)', '').replace(/\D/g, '');
  for (let length = longestDialCode; length > 0; length--) {
    const country = countryOfDialCode(digits.slice(0, length), keep);
    if (country) return { country, digits: digits.slice(length) };
  }
  return null;
}

/**
 * The country and the digits that the two fields mean: an international number brings its own country, and
 * the zero that is dialled inside a country only does not count where it makes the number too long.
 */
export function readPhone({ dialCountry, phone }: PhoneValues) {
  const { country, digits } = parseInternational(phone, dialCountry) ?? {
    country: countryOf(dialCountry),
    digits: phone.replace(/\D/g, ''),
  };
  const short = digits.replace(/^0/, '');
  const tooLong = country && !fitsCountry(digits, country) && fitsCountry(short, country);
  return { country, digits: tooLong ? short : digits };
}

/** The number as it is sent: dial code without plus sign, digits alone. */
export function toPhone(values: PhoneValues): Phone {
  const { country, digits } = readPhone(values);
  return { dialCode: country?.dialCode ?? '', phone: digits };
}
