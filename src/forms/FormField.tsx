import { type ComponentProps, useId, useState } from 'react';
import { lengthOf, maxLengths } from '../api/textLimits.ts';
import { FieldError, FieldLabel } from './fieldParts.tsx';
import { emailRule, type FieldRule } from './fieldRules.ts';
import { controlClass, useField } from './useField.ts';

interface FormFieldProps extends Pick<ComponentProps<'input'>, 'autoComplete' | 'placeholder'> {
  name: string;
  label: string;
  rule?: FieldRule;
  type?: 'text' | 'email' | 'password' | 'message';
  /** The height of a message in lines. */
  rows?: number;
  hint?: string;
}

/** A text field with its label, hint and error; a message is a `textarea`, a password has a Show button. */
export function FormField({
  name,
  label,
  rule = {},
  type = 'text',
  rows,
  hint,
  ...attributes
}: FormFieldProps) {
  const [passwordShown, setPasswordShown] = useState(false);
  const hintId = useId();
  const isPassword = type === 'password';
  const isMessage = type === 'message';
  const field = useField(name, withLimit(rule, maxLengths[type]), hint && hintId);
  const Control = isMessage ? 'textarea' : 'input';
  const control = (
    <Control
      {...field.attributes}
      {...attributes}
      {...(isMessage ? { rows } : { type: passwordShown ? 'text' : type })}
      {...(isPassword && { autoCapitalize: 'none', spellCheck: false })}
      className={controlClass('form-control', field)}
    />
  );
  return (
    <div className="form-field">
      <FieldLabel field={field}>{label}</FieldLabel>
      {isPassword ? (
        <div className="input-group">
          {control}
          <button
            type="button"
            className="btn btn-secondary password-toggle"
            onClick={() => setPasswordShown(!passwordShown)}
          >
            {passwordShown ? 'Hide ' : 'Show '}
            <span className="visually-hidden">{label}</span>
          </button>
        </div>
      ) : (
        control
      )}
      {hint && (
        <div id={hintId} className="form-text">
          {hint}
        </div>
      )}
      <FieldError field={field} />
    </div>
  );
}

interface EmailFieldProps {
  label?: string;
  /** `username` on pages that sign in, for password managers. */
  autoComplete?: 'email' | 'username';
}

/** A required email address. */
export const EmailField = ({ label = 'Email', autoComplete = 'email' }: EmailFieldProps) => (
  <FormField name="email" rule={emailRule} label={label} type="email" autoComplete={autoComplete} />
);

/** For example 200,000. */
const figure = (count: number) => count.toLocaleString('en');

/** Adds the contract's length limit to the rule of a field. */
function withLimit(rule: FieldRule, limit: number): FieldRule {
  const tooLong = (value: string) => {
    const excess = lengthOf(value) - limit;
    return (
      excess > 0 && `Please use at most ${figure(limit)} characters (${figure(excess)} too many).`
    );
  };
  return { ...rule, check: (value, values) => rule.check?.(value, values) || tooLong(value) };
}
