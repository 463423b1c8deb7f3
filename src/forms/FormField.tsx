import { useId, useState, useSyncExternalStore, type ComponentProps } from 'react';
import { useFormContext, type FieldError, type RegisterOptions } from 'react-hook-form';
import './forms.scss';

interface FormFieldProps extends Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'placeholder'
> {
  name: string;
  label: string;
  /** One of fieldRules.ts; without it the field may stay empty. */
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
      {...register(name, rules)}
      {...attributes}
      {...(rows ? { rows } : { type: shown ? 'text' : type })}
      {...(isPassword && { autoCapitalize: 'none', spellCheck: false })}
      id={id}
      required={rules !== undefined}
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
        {rules && <RequiredMark />}
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
      <FieldMessage id={`${id}-error`} error={error} />
    </div>
  );
}

/** The class of a control by Bootstrap, marked when it is in error. */
export const controlClass = (name: string, error: FieldError | undefined): string =>
  error ? `${name} is-invalid` : name;

/** The star behind the label of a required field; the field itself says so to assistive technology. */
export const RequiredMark = () => (
  <span className="required-mark" aria-hidden>
    *
  </span>
);

/** Explains the star, once in each form. */
export const RequiredNote = () => (
  <p className="form-text" aria-hidden>
    Fields marked <RequiredMark /> are required.
  </p>
);

/**
 * The sentence of a field in error. While that field has the focus, the sentence is read with it and does
 * not speak into the typing; it is announced once the focus is elsewhere.
 */
export function FieldMessage({ id, error }: { id: string; error?: FieldError }) {
  const active = useSyncExternalStore(onFocus, activeElement, nothing);
  if (!error) return null;
  const focused = active === error.ref;
  return (
    // Another element: only what is new in the page is announced.
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
