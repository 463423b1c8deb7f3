import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  Metadata,
} from 'libphonenumber-js/max';
import metadata from 'libphonenumber-js/max/metadata';
import { describe, expect, it } from 'vitest';
import { countries } from '../../src/data/countries.ts';

/** The published types of the metadata lack this method. */
interface Lines {
  type: (line: string) => { possibleLengths: () => number[] } | undefined;
}

/** How long a number may be on a fixed or a mobile line. */
function lengthsOf(country: CountryCode): { minLength: number; maxLength: number } {
  const plans = new Metadata();
  plans.selectNumberingPlan(country);
  const lines = plans.numberingPlan as unknown as Lines;
  const lengths = ['FIXED_LINE', 'MOBILE', 'FIXED_LINE_OR_MOBILE'].flatMap(
    (line) => lines.type(line)?.possibleLengths() ?? [],
  );
  return { minLength: Math.min(...lengths), maxLength: Math.max(...lengths) };
}

const dialCodes = [...new Set(countries.map(({ dialCode }) => dialCode))];

describe('the list of countries', () => {
  it('has every country of libphonenumber’s metadata, each once', () => {
    expect(countries.length).toBeGreaterThanOrEqual(240);
    expect(countries.map(({ iso }) => iso).sort()).toEqual([...getCountries()].sort());
  });

  it('has the English name of every country', () => {
    const names = new Intl.DisplayNames('en', { type: 'region' });
    for (const { name, iso } of countries) expect(name).toBe(names.of(iso));
  });

  it('has the dial code and the lengths of phone numbers of every country', () => {
    for (const country of countries) {
      const code = country.iso as CountryCode;
      const known = { dialCode: getCountryCallingCode(code), ...lengthsOf(code) };
      expect(country, country.name).toMatchObject(known);
    }
  });

  it('is sorted by name, as an English reader expects', () => {
    const names = countries.map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
  });

  it('has one main country for each dial code that several countries share', () => {
    for (const dialCode of dialCodes) {
      const sharing = countries.filter((country) => country.dialCode === dialCode);
      const main = sharing.filter((country) => country.main).map(({ iso }) => iso);
      const first = metadata.country_calling_codes[dialCode]?.[0];
      expect(main, `+${dialCode}`).toEqual(sharing.length > 1 ? [first] : []);
    }
  });

  it('has no dial code that is the beginning of another', () => {
    for (const dialCode of dialCodes) {
      expect(dialCodes.filter((other) => other.startsWith(dialCode))).toEqual([dialCode]);
    }
  });
});
