import type { ChangeEvent, ClipboardEvent } from 'react';
import { countries, type Country } from '../data/countries';
import { controlOf, fireInput, setControl } from './controls';
import { controlClass, FieldError, RequiredMark } from './fieldParts';
import type { FieldTexts } from './fieldRules';
import { useFormContext } from './formContext';
import {
  countryOf,
  dialValue,
  fitsCountry,
  hasUnknownCode,
  parseInternational,
  readPhone,
  typedNumber,
} from './phone';
import { useField, useFieldText } from './useField';

/** Created once: rebuilding 245 options on every keystroke took a fifth of the render time. */
const countryOptions = countries.map((country) => (
  <option key={country.code} value={dialValue(country)}>
    {`${country.name} (+${country.dialCode})`}
  </option>
));

function numberHint(country: Country | undefined): string {
  if (!country) return 'Digits only, or the international number with its +.';
  const { name, minLength, maxLength } = country;
  const count = minLength === maxLength ? maxLength : `${minLength} to ${maxLength}`;
  return `${name}: ${count} digits.`;
}

interface PhoneFieldsProps {
  /** The error for a missing country code or number. */
  missing?: string;
  label?: string;
}

const unknownCode =
  'We do not know this country code. Choose your country from the list and enter the number without its code.';

const phoneIn = ({ dialCountry = '', phone = '' }: FieldTexts) => readPhone({ dialCountry, phone });

/** An international number sets both fields: at once if pasted or autofilled, on blur or Enter if typed. */
export function PhoneFields({
  missing = 'Please select your country code and enter your phone number.',
  label = 'Phone number',
}: PhoneFieldsProps) {
  const { ref } = useFormContext();
  const chosen = countryOf(useFieldText('dialCountry'));
  const country = useField('dialCountry', {
    required: true,
    check: (_, texts) => !phoneIn(texts).country && !hasUnknownCode(texts.phone ?? '') && missing,
    affects: 'phone',
  });
  const phone = useField('phone', {
    required: true,
    check: (text, texts) => {
      const number = phoneIn(texts);
      if (number.digits === '') return missing;
      if (hasUnknownCode(text)) return unknownCode;
      const { country: its, digits } = number;
      return its && !fitsCountry(digits, its) && 'Invalid phone number.';
    },
    affects: 'dialCountry',
  });
  // If both are missing, one error below them describes both.
  const bothMissing = country.error && phone.error;
  const { errorId } = country.error ? country : phone;

  /** Sets both fields to the values that will be sent. */
  const normalize = (text: string) => {
    if (hasUnknownCode(text)) return;
    const form = ref.current;
    const dialCountry = controlOf(form, 'dialCountry')?.value ?? '';
    const number = readPhone({ dialCountry, phone: text });
    if (number.country) setControl(form, 'dialCountry', dialValue(number.country));
    setControl(form, 'phone', number.digits);
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
    target.value = text;
    target.setSelectionRange(caret, caret);
    fireInput(target);
  };

  return (
    <div className="form-field phone-fields">
      <div className="phone-country">
        <label className="form-label" htmlFor={country.id}>
          Country code
          <RequiredMark />
        </label>
        <select
          {...country.attributes}
          autoComplete="tel-country-code"
          className={controlClass('form-select', country)}
        >
          <option value="">Choose…</option>
          {countryOptions}
        </select>
        {!bothMissing && <FieldError field={country} />}
      </div>
      <div className="phone-number">
        <label className="form-label" htmlFor={phone.id}>
          {label}
          <RequiredMark />
        </label>
        <input
          {...phone.attributes}
          type="text"
          inputMode="numeric"
          autoComplete="tel-national"
          onPaste={onPaste}
          onChange={onChange}
          onBlur={({ target }) => normalize(target.value)}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') normalize(currentTarget.value);
          }}
          className={controlClass('form-control', phone)}
          aria-describedby={phone.error ? `${errorId} ${phone.hintId}` : phone.hintId}
        />
        <div id={phone.hintId} className="form-text">
          {numberHint(chosen)}
        </div>
        {!country.error && <FieldError field={phone} />}
      </div>
      {bothMissing && (
        <div className="phone-error">
          <FieldError field={country} />
        </div>
      )}
    </div>
  );
}
