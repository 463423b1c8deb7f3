import { passwordHint } from '../../data/passwords';
import { FormField } from '../../forms/FormField';
import { confirmation, newPassword } from '../../forms/fieldRules';

/** What the two fields hold; the form around them has these among its values. */
export interface NewPasswordValues {
  password: string;
  confirmation: string;
}

interface NewPasswordFieldsProps {
  label: string;
  confirmLabel: string;
}

/** A new password and its repetition, in the form around them. */
export const NewPasswordFields = ({ label, confirmLabel }: NewPasswordFieldsProps) => (
  <>
    <FormField
      name="password"
      rules={newPassword('Please enter a password.', 'confirmation')}
      label={label}
      type="password"
      hint={passwordHint}
      autoComplete="new-password"
    />
    <FormField
      name="confirmation"
      rules={confirmation('password', 'Please confirm your password.', 'Passwords do not match.')}
      label={confirmLabel}
      type="password"
      autoComplete="new-password"
    />
  </>
);
