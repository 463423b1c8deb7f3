import { useId, type ComponentProps, type ReactNode } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import './forms.scss';

interface FieldProps {
  label: ReactNode;
  error?: FieldError;
  /** A short help below the field, read with it. */
  hint?: string;
}

type Attributes = Pick<
  ComponentProps<'input'>,
  | 'name'
  | 'required'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'inputMode'
  | 'placeholder'
  | 'maxLength'
  | 'defaultValue'
>;

interface FormFieldProps extends Attributes, Partial<UseFormRegisterReturn>, FieldProps {
  /** Kind of a field of one line. */
  type?: ComponentProps<'input'>['type'];
  /** Number of lines; makes it a field for longer texts. */
  rows?: number;
  /** Stands right of the control, for example a button that shows a password. */
  addon?: ReactNode;
}

/** One labelled text field with its hint and its error tied to it. */
export function FormField({
  label,
  error,
  hint,
  type = 'text',
  rows,
  addon,
  required,
  ...input
}: FormFieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const Control = rows ? 'textarea' : 'input';
  const control = (
    <Control
      {...input}
      {...(rows ? { rows } : { type })}
      id={id}
      required={required}
      className={controlClass('form-control', error)}
      aria-invalid={Boolean(error)}
      aria-describedby={described || undefined}
    />
  );
  return (
    <div className="form-field">
      <label className="form-label" htmlFor={id}>
        {label}
        {required && <RequiredMark />}
      </label>
      {addon ? (
        <div className="input-group">
          {control}
          {addon}
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

/** The sentence of a field in error, announced when it appears. */
export function FieldMessage({ id, error }: { id: string; error?: FieldError }) {
  if (!error) return null;
  return (
    <div id={id} className="invalid-feedback" role="alert">
      {error.message}
    </div>
  );
}
