import { useId, type ChangeEvent, type ClipboardEvent, type FocusEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { countries, type Country } from '../data/countries';
import {
  countryOf,
  dialValue,
  fitsCountry,
  parseInternational,
  readPhone,
  typedNumber,
  type PhoneValues,
} from './phone';
import { controlClass, FieldError, RequiredMark } from './FormField';

/** Created once: rebuilding 245 options on every keystroke took a fifth of the render time. */
const countryOptions = countries.map((country) => (
  <option key={country.code} value={dialValue(country)}>
    {`${country.name} (+${country.dialCode})`}
  </option>
));

function numberHint(country: Country | undefined): string {
  if (!country) return 'Digits only.';
  const { name, minLength, maxLength } = country;
  const count = minLength === maxLength ? maxLength : `${minLength} to ${maxLength}`;
  return `${name}: ${count} digits.`;
}

interface PhoneFieldsProps {
  /** The error for a missing country code or number. */
  missing: string;
  label?: string;
}

/** An international number sets both fields: at once if pasted or autofilled, on blur or Enter if typed. */
export function PhoneFields({ missing, label = 'Phone number' }: PhoneFieldsProps) {
  const id = useId();
  const { register, setValue, getValues, formState } = useFormContext<PhoneValues>();
  const { dialCountry: countryError, phone: numberError } = formState.errors;
  const error = countryError ?? numberError;
  const chosen = countryOf(useWatch<PhoneValues, 'dialCountry'>({ name: 'dialCountry' }));
  const country = register('dialCountry', {
    validate: (_, values) => readPhone(values).country !== undefined || missing,
    deps: 'phone',
  });
  const phone = register('phone', {
    validate: (_, values) => {
      const { country: chosen, digits } = readPhone(values);
      if (digits === '') return missing;
      return !chosen || fitsCountry(digits, chosen) || 'Invalid phone number.';
    },
  });

  /** Sets both fields to the values that will be sent. */
  const normalize = (text: string) => {
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    const number = readPhone({ dialCountry: getValues('dialCountry'), phone: text });
    if (number.country) setValue('dialCountry', dialValue(number.country), options);
    setValue('phone', number.digits, options);
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (!parseInternational(text)) return;
    event.preventDefault();
    normalize(text);
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    // Autofill, possibly with a whole international number.
    if (document.activeElement !== target) {
      normalize(target.value);
      return;
    }
    const text = typedNumber(target.value);
    if (text !== target.value) {
      // Setting the value would move the caret to the end.
      const caret = typedNumber(target.value.slice(0, target.selectionStart ?? undefined)).length;
      target.value = text;
      target.setSelectionRange(caret, caret);
    }
    void phone.onChange(event);
  };
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    normalize(event.target.value);
    void phone.onBlur(event);
  };

  return (
    <div className="form-field phone-fields">
      <div>
        <label className="form-label" htmlFor={`${id}-country`}>
          Country code
          <RequiredMark />
        </label>
        <select
          {...country}
          required
          id={`${id}-country`}
          autoComplete="tel-country-code"
          className={controlClass('form-select', countryError)}
          aria-invalid={Boolean(countryError)}
          aria-describedby={countryError && `${id}-error`}
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
          required
          id={`${id}-phone`}
          type="text"
          inputMode="numeric"
          autoComplete="tel-national"
          onPaste={onPaste}
          onChange={onChange}
          onBlur={onBlur}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') normalize(currentTarget.value);
          }}
          className={controlClass('form-control', numberError)}
          aria-invalid={Boolean(numberError)}
          aria-describedby={numberError ? `${id}-error ${id}-hint` : `${id}-hint`}
        />
        <div id={`${id}-hint`} className="form-text">
          {numberHint(chosen)}
        </div>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
