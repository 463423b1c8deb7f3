import { type ChangeEvent, type ClipboardEvent, useId } from 'react';
import { countries, type Country } from '../data/countries.ts';
import { controlOf, fireInput, setControl } from './controls.ts';
import { FieldError, FieldLabel } from './fieldParts.tsx';
import type { FieldRule, FieldValues } from './fieldRules.ts';
import {
  countryOf,
  dialValue,
  fitsCountry,
  hasUnknownCode,
  parseInternational,
  readPhone,
  typedNumber,
} from './phone.ts';
import { controlClass, useField, useFieldValue } from './useField.ts';
import { useFormContext } from './useForm.ts';

/** Created once: 245 options take a fifth of the time of every render. */
const countryOptions = countries.map((country) => (
  <option key={country.iso} value={dialValue(country)}>
    {`${country.name} (+${country.dialCode})`}
  </option>
));

function numberHint(country: Country | undefined): string {
  if (!country) return 'Digits; a + may come first.';
  const { name, minLength, maxLength } = country;
  const count = minLength === maxLength ? maxLength : `${minLength} to ${maxLength}`;
  return `${name}: ${count} digits.`;
}

interface PhoneFieldsProps {
  /** The error for a missing country code or number. */
  missingText?: string;
  label?: string;
}

const unknownCode =
  'We do not know this country code. Choose your country from the list and enter the number without a country code.';

const phoneIn = ({ dialCountry = '', phone = '' }: FieldValues) =>
  readPhone({ dialCountry, phone });

/**
 * The fields of a phone number. An international number sets both:
 *
 * - typed: on Enter or when the focus leaves; until then, only what cannot be part of a number is removed
 * - pasted: at once (a national number is pasted as if typed)
 * - autofilled: at once; the browser changes the field without focusing it
 */
export function PhoneFields({
  missingText = 'Please select your country code and enter your phone number.',
  label = 'Phone number',
}: PhoneFieldsProps) {
  const { formRef } = useFormContext();
  const chosenCountry = countryOf(useFieldValue('dialCountry'));
  const countryField = useField('dialCountry', {
    missingText,
    // The number may contain the country code.
    isMissing: (_, values) => !phoneIn(values).country && !hasUnknownCode(values.phone ?? ''),
    affects: 'phone',
  });
  const hintId = useId();
  const numberRule: FieldRule = {
    missingText,
    check: (value, values) => {
      const { country, digits } = phoneIn(values);
      if (hasUnknownCode(value)) return unknownCode;
      return country && !fitsCountry(digits, country) && 'Invalid phone number.';
    },
    affects: 'dialCountry',
  };
  const numberField = useField('phone', numberRule, hintId);
  // If both are missing, one error describes both; it is below the pair.
  const error = countryField.error ? countryField : numberField;

  /** Sets both fields to the values that will be sent. A pasted number is not in its field yet. */
  const normalize = (text: string) => {
    if (hasUnknownCode(text)) return;
    const dialCountry = controlOf(formRef.current, 'dialCountry')?.value ?? '';
    const { country, digits } = readPhone({ dialCountry, phone: text });
    if (country) setControl(formRef.current, 'dialCountry', dialValue(country));
    setControl(formRef.current, 'phone', digits);
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (!parseInternational(text)?.country) return;
    event.preventDefault();
    normalize(text);
  };
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    // The browser has filled in the field, possibly with a whole international number.
    if (document.activeElement !== target) {
      normalize(target.value);
      return;
    }
    const text = typedNumber(target.value);
    if (text === target.value) return;
    // Setting the value would move the caret to the end.
    const caret = typedNumber(target.value.slice(0, target.selectionStart ?? undefined)).length;
    // React ignores the input event of a value set by script, so `onChange` does not run again.
    target.value = text;
    target.setSelectionRange(caret, caret);
    fireInput(target);
  };

  return (
    <>
      <div className="field-grid">
        <div className="form-field">
          <FieldLabel field={countryField}>Country code</FieldLabel>
          <select
            {...countryField.attributes}
            autoComplete="tel-country-code"
            className={controlClass('form-select', countryField)}
          >
            <option value="">Choose…</option>
            {countryOptions}
          </select>
        </div>
        <div className="form-field">
          <FieldLabel field={numberField}>{label}</FieldLabel>
          <input
            {...numberField.attributes}
            type="text"
            inputMode="numeric"
            autoComplete="tel-national"
            onPaste={onPaste}
            onChange={onChange}
            onBlur={({ target }) => normalize(target.value)}
            onKeyDown={({ key, currentTarget }) => {
              if (key === 'Enter') normalize(currentTarget.value);
            }}
            className={controlClass('form-control', numberField)}
            {...(numberField.error && { 'aria-describedby': `${error.errorId} ${hintId}` })}
          />
          <div id={hintId} className="form-text">
            {numberHint(chosenCountry)}
          </div>
          {error === numberField && <FieldError field={numberField} />}
        </div>
      </div>
      {/* Not in the grid: a field that spans all columns would keep an empty third one. */}
      <div className="full-width pair-error">
        <FieldError field={countryField} />
      </div>
    </>
  );
}
