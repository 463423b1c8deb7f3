import { useId, type ComponentProps, type ReactNode, type RefCallback } from 'react';
import FormControl from 'react-bootstrap/FormControl';
import FormLabel from 'react-bootstrap/FormLabel';
import type { FieldError } from 'react-hook-form';
import '../styles/forms.scss';

interface FieldProps {
  label: ReactNode;
  error?: FieldError;
  /** A short help below the field, read with it. */
  hint?: string;
}

interface FormFieldProps
  extends Omit<ComponentProps<'input'>, 'size' | 'ref' | 'value'>, FieldProps {
  ref?: RefCallback<HTMLElement>;
  /** Number of lines; makes it a field for longer texts. */
  rows?: number;
  /** Stands right of the control, for example a button that shows a password. */
  addon?: ReactNode;
}

/** One labelled text field with its hint and its error tied to it. */
export function FormField({ label, error, hint, rows, addon, required, ...input }: FormFieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const control = (
    <FormControl
      {...input}
      {...(rows && { as: 'textarea', rows })}
      id={id}
      required={required}
      isInvalid={Boolean(error)}
      aria-invalid={Boolean(error)}
      aria-describedby={described || undefined}
    />
  );
  return (
    <div className="form-field">
      <FormLabel htmlFor={id}>
        {label}
        {required && <RequiredMark />}
      </FormLabel>
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
