import { useId, type ChangeEvent, type ClipboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Phone } from '../api/types';
import { countries } from '../data/countries';
import { countryOf, dialValue, fitsCountry, parseInternational } from '../data/phone';
import { controlClass, FieldMessage, RequiredMark } from './FormField';

/** What the two fields hold; the form around them has these among its values. */
export interface PhoneValues {
  /** Selector value of the country, for example `41-CH`; empty when none is chosen. */
  dialCountry: string;
  /** Digits only. */
  phone: string;
}

/** The number as it is sent: dial code without plus sign, digits alone. */
export const toPhone = ({ dialCountry, phone }: PhoneValues): Phone => ({
  dialCode: countryOf(dialCountry)?.dialCode ?? '',
  phone,
});

/** Made once: 245 elements for each change of the form took a fifth of its rendering. */
const countryOptions = countries.map((country) => (
  <option key={country.code} value={dialValue(country)}>
    {`${country.name} (+${country.dialCode})`}
  </option>
));

interface PhoneFieldsProps {
  /** The sentence for a missing country code or number; forms say it in different words. */
  missing: string;
  /** Label of the number; the profile writes it differently. */
  label?: string;
}

/**
 * Country code and phone number of the react-hook-form form around it. Digits only; a pasted
 * international number sets both fields. See spec.md §5, readings.md.
 */
export function PhoneFields({ missing, label = 'Phone number' }: PhoneFieldsProps) {
  const id = useId();
  const { register, setValue, getValues, formState } = useFormContext<PhoneValues>();
  const { dialCountry: countryError, phone: numberError } = formState.errors;
  const error = countryError ?? numberError;
  const country = register('dialCountry', {
    validate: (value) => value !== '' || missing,
    deps: ['phone'],
  });
  const phone = register('phone', {
    validate: (value, { dialCountry }) => {
      const chosen = countryOf(dialCountry);
      if (value === '') return missing;
      return !chosen || fitsCountry(value, chosen) || 'Invalid phone number.';
    },
  });

  const takeInternational = (text: string): boolean => {
    const number = parseInternational(text, getValues('dialCountry'));
    if (!number) return false;
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    setValue('dialCountry', dialValue(number.country), options);
    setValue('phone', number.digits, options);
    return true;
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (takeInternational(event.clipboardData.getData('text'))) event.preventDefault();
  };
  const onChange = async (event: ChangeEvent<HTMLInputElement>) => {
    // Browsers fill in whole international numbers at once, too.
    if (event.target.value.startsWith('+') && takeInternational(event.target.value)) return;
    const digits = event.target.value.replace(/\D/g, '');
    // Written only where it differs: the caret would go to the end.
    if (digits !== event.target.value) event.target.value = digits;
    await phone.onChange(event);
  };

  const shared = { 'aria-describedby': error ? `${id}-error` : `${id}-hint`, required: true };
  return (
    <div className="form-field phone-fields">
      <div>
        <label className="form-label" htmlFor={`${id}-country`}>
          Country code
          <RequiredMark />
        </label>
        <select
          {...country}
          {...shared}
          id={`${id}-country`}
          autoComplete="tel-country-code"
          className={controlClass('form-select', countryError)}
          aria-invalid={Boolean(countryError)}
        >
          <option value="">Choose…</option>
          {countryOptions}
        </select>
      </div>
      <div>
        <label className="form-label" htmlFor={`${id}-phone`}>
          {label}
          <RequiredMark />
        </label>
        <input
          {...phone}
          {...shared}
          id={`${id}-phone`}
          type="text"
          inputMode="numeric"
          autoComplete="tel-national"
          onPaste={onPaste}
          onChange={(event: ChangeEvent<HTMLInputElement>) => void onChange(event)}
          className={controlClass('form-control', numberError)}
          aria-invalid={Boolean(numberError)}
        />
      </div>
      <div id={`${id}-hint`} className="form-text">
        Digits only, without the leading zero.
      </div>
      <FieldMessage id={`${id}-error`} error={error} />
    </div>
  );
}
