import { passwordHint } from '../api/passwordRule.ts';
import { newPasswordRules, type NewPasswordSettings } from './fieldRules.ts';
import { FormField } from './FormField.tsx';

/** The settings of sign-up and password reset; Change Password has its own. */
const defaultSettings: NewPasswordSettings = {
  missingPassword: 'Please enter a password.',
  missingConfirmation: 'Please confirm your password.',
  mismatch: 'Passwords do not match.',
};

interface NewPasswordFieldsProps {
  labels: Record<'password' | 'confirmation', string>;
  settings?: NewPasswordSettings;
}

/** A new password and its confirmation. */
export function NewPasswordFields({ labels, settings = defaultSettings }: NewPasswordFieldsProps) {
  const rules = newPasswordRules(settings);
  const attributes = { type: 'password', autoComplete: 'new-password' } as const;
  return (
    <>
      <FormField
        name="password"
        label={labels.password}
        rule={rules.password}
        hint={passwordHint}
        {...attributes}
      />
      <FormField
        name="confirmation"
        label={labels.confirmation}
        rule={rules.confirmation}
        {...attributes}
      />
    </>
  );
}
