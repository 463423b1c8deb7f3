import { useId, useState, useSyncExternalStore, type ComponentProps } from 'react';
import {
  useFormContext,
  type FieldError as RuleError,
  type RegisterOptions,
} from 'react-hook-form';
import { lengthOf, limits } from '../data/limits';
import './forms.scss';

interface FormFieldProps extends Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'placeholder'
> {
  name: string;
  label: string;
  /** Only rules with `required` make the field required. */
  rules?: RegisterOptions<Record<string, string>>;
  type?: 'text' | 'email' | 'password';
  rows?: number;
  hint?: string;
}

/** A text field with its label, hint and error; a password has a Show button. */
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

/** Adds the contract's length limit to the rules of a field. */
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

/** Adds Bootstrap's class for a control in error. */
export const controlClass = (name: string, error: RuleError | undefined): string =>
  error ? `${name} is-invalid` : name;

/** Hidden from screen readers, which read `required`. */
export const RequiredMark = () => (
  <span className="required-mark" aria-hidden>
    *
  </span>
);

/** Explains the asterisk, once in each form; `single` in a form with one field. */
export const RequiredLegend = ({ single }: { single?: boolean }) => (
  <p className="form-text" aria-hidden>
    {single ? 'The field' : 'Fields'} marked <RequiredMark /> {single ? 'is' : 'are'} required.
  </p>
);

/** The error of a field. It never interrupts typing: it is announced once focus leaves the field. */
export function FieldError({ id, error }: { id: string; error?: RuleError }) {
  const active = useSyncExternalStore(subscribeToFocus, activeElement, serverSnapshot);
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
const serverSnapshot = () => null;

function subscribeToFocus(listener: () => void): () => void {
  document.addEventListener('focusin', listener);
  return () => document.removeEventListener('focusin', listener);
}
