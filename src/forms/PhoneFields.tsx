import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
} from 'react';
import { useFormContext } from 'react-hook-form';
import type { Phone } from '../api/types';
import { countries } from '../data/countries';
import { countryOf, dialValue, fitsCountry, parseInternational, typedNumber } from './phone';
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
 * Country code and phone number of the react-hook-form form around it. Digits only; an international
 * number sets both fields: at once when it is pasted, when the field is left or the form sent when it is
 * typed. See product.md, Forms.
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
      // Not taken apart yet while it is typed.
      const whole = value.startsWith('+') ? parseInternational(value, dialCountry) : null;
      const chosen = whole?.country ?? countryOf(dialCountry);
      const digits = whole?.digits ?? value;
      if (digits === '') return missing;
      return !chosen || fitsCountry(digits, chosen) || 'Invalid phone number.';
    },
  });

  const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
  const takeInternational = (text: string): boolean => {
    const number = parseInternational(text, getValues('dialCountry'));
    if (!number) return false;
    setValue('dialCountry', dialValue(number.country), options);
    setValue('phone', number.digits, options);
    return true;
  };
  /** Leaves nothing but digits. */
  const settle = (text: string) => {
    if (takeInternational(text)) return;
    const digits = text.replace(/\D/g, '');
    if (digits !== text) setValue('phone', digits, options);
  };
  const place = useRef<HTMLDivElement>(null);
  const settleField = useEffectEvent(() =>
    settle(place.current?.querySelector('input')?.value ?? ''),
  );
  // The Enter key sends the form from within the field. Heard here, the form's own rules come after it.
  useEffect(() => {
    const element = place.current?.closest('form');
    const settleBefore = () => settleField();
    element?.addEventListener('submit', settleBefore);
    return () => element?.removeEventListener('submit', settleBefore);
  }, []);

  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (takeInternational(event.clipboardData.getData('text'))) event.preventDefault();
  };
  const onChange = async (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    const typing = document.activeElement === target;
    // Browsers fill in whole international numbers at once, too.
    if (!typing && target.value.startsWith('+') && takeInternational(target.value)) return;
    const text = typing ? typedNumber(target.value) : target.value.replace(/\D/g, '');
    // Written only where it differs, and with the caret where it was: it would go to the end.
    if (text !== target.value) {
      const caret = typedNumber(target.value.slice(0, target.selectionStart ?? undefined)).length;
      target.value = text;
      if (typing) target.setSelectionRange(caret, caret);
    }
    await phone.onChange(event);
  };
  const onBlur = async (event: FocusEvent<HTMLInputElement>) => {
    settle(event.target.value);
    await phone.onBlur(event);
  };

  const shared = { 'aria-describedby': error ? `${id}-error` : `${id}-hint`, required: true };
  return (
    <div ref={place} className="form-field phone-fields">
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
          onBlur={(event: FocusEvent<HTMLInputElement>) => void onBlur(event)}
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
