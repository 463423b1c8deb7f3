import { useId, useState, useSyncExternalStore, type ComponentProps } from 'react';
import {
  useFormContext,
  type FieldError as RuleError,
  type RegisterOptions,
} from 'react-hook-form';
import { lengthOf, limits } from '../api/limits';
import './forms.scss';

interface FormFieldProps extends Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'placeholder'
> {
  name: string;
  label: string;
  /** For example one of fieldRules.ts. Only rules with `required` make the field required. */
  rules?: RegisterOptions<Record<string, string>>;
  /** Kind of a field of one line. */
  type?: 'text' | 'email' | 'password';
  /** Number of lines; makes it a field for longer texts. */
  rows?: number;
  /** A short help below the field, read with it. */
  hint?: string;
}

/** One labelled text field of the form around it, with its hint and its error. A password can be shown. */
export function FormField({
  name,
  label,
  rules,
  type = 'text',
  rows,
  hint,
  ...attributes
}: FormFieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const { register, formState } = useFormContext<Record<string, string>>();
  const error = formState.errors[name];
  const isPassword = type === 'password';
  const Control = rows ? 'textarea' : 'input';
  const control = (
    <Control
      {...register(name, withLimit(rules, rows ? 'message' : type))}
      {...attributes}
      {...(rows ? { rows } : { type: shown ? 'text' : type })}
      {...(isPassword && { autoCapitalize: 'none', spellCheck: false })}
      id={id}
      required={Boolean(rules?.required)}
      className={controlClass('form-control', error)}
      aria-invalid={Boolean(error)}
      aria-describedby={
        [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
      }
    />
  );
  return (
    <div className="form-field">
      <label className="form-label" htmlFor={id}>
        {label}
        {rules?.required && <RequiredMark />}
      </label>
      {isPassword ? (
        <div className="input-group">
          {control}
          <button
            type="button"
            className="btn btn-outline-primary password-toggle"
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide ' : 'Show '}
            <span className="visually-hidden">{label}</span>
          </button>
        </div>
      ) : (
        control
      )}
      {hint && (
        <div id={`${id}-hint`} className="form-text">
          {hint}
        </div>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** Adds the contract's limit to the rules of a field; a text that is too long says by how much. */
function withLimit(
  rules: FormFieldProps['rules'],
  kind: 'message' | 'text' | 'email' | 'password',
) {
  const limit = limits[kind === 'text' ? 'line' : kind];
  const validate =
    typeof rules?.validate === 'function' ? { rule: rules.validate } : rules?.validate;
  const fits = (value: string) => {
    const excess = lengthOf(value) - limit;
    return excess <= 0 || `Please use at most ${limit} characters (${excess} too many).`;
  };
  return { ...rules, validate: { ...validate, fits } };
}

/** The class of a control by Bootstrap, marked when it is in error. */
export const controlClass = (name: string, error: RuleError | undefined): string =>
  error ? `${name} is-invalid` : name;

/** The star behind the label of a required field; the field itself says so to assistive technology. */
export const RequiredMark = () => (
  <span className="required-mark" aria-hidden>
    *
  </span>
);

/** Explains the star, once in each form. */
export const RequiredLegend = () => (
  <p className="form-text" aria-hidden>
    Fields marked <RequiredMark /> are required.
  </p>
);

/**
 * The sentence of a field in error. While that field has the focus, the sentence is read with it and does
 * not speak into the typing; it is announced once the focus is elsewhere.
 */
export function FieldError({ id, error }: { id: string; error?: RuleError }) {
  const active = useSyncExternalStore(onFocus, activeElement, nothing);
  if (!error) return null;
  const focused = active === error.ref;
  return (
    // A new key, because live regions announce new elements only.
    <div
      key={String(focused)}
      id={id}
      className="invalid-feedback"
      role="alert"
      aria-live={focused ? 'off' : 'polite'}
    >
      {error.message}
    </div>
  );
}

const activeElement = () => document.activeElement;
const nothing = () => null;

/** Follows the focus. @returns how to stop. */
function onFocus(listener: () => void): () => void {
  document.addEventListener('focusin', listener);
  return () => document.removeEventListener('focusin', listener);
}
