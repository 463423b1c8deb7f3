import { passwordHint } from '../data/inputRules';
import { type NewPassword, newPasswordRules } from './fieldRules';
import { FormField } from './FormField';

export interface NewPasswordValues {
  password: string;
  confirmation: string;
}

/** The settings of sign-up and password reset; Change Password has its own. */
const defaults: NewPassword = {
  names: ['password', 'confirmation'],
  missing: ['Please enter a password.', 'Please confirm your password.'],
  mismatch: 'Passwords do not match.',
};

interface NewPasswordFieldsProps {
  labels: readonly [string, string];
  settings?: NewPassword;
}

/** A new password and its confirmation. */
export function NewPasswordFields({ labels, settings = defaults }: NewPasswordFieldsProps) {
  const rules = newPasswordRules(settings);
  const field = (index: 0 | 1, hint?: string) => (
    <FormField
      name={settings.names[index]}
      rule={rules[index]}
      label={labels[index]}
      type="password"
      hint={hint}
      autoComplete="new-password"
    />
  );
  return (
    <>
      {field(0, passwordHint)}
      {field(1)}
    </>
  );
}
