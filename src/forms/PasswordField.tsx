import { useState, type ComponentProps } from 'react';
import { FormField } from './FormField';

type PasswordFieldProps = Omit<ComponentProps<typeof FormField>, 'type' | 'addon' | 'rows'>;

/** A field for a password, which can be shown. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FormField
      {...props}
      required
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      addon={
        <button
          type="button"
          className="btn btn-outline-primary password-toggle"
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide ' : 'Show '}
          <span className="visually-hidden">
            {typeof props.label === 'string' ? props.label : 'password'}
          </span>
        </button>
      }
    />
  );
}
