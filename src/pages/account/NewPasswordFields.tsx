import { useFormContext } from 'react-hook-form';
import { PasswordField } from '../../forms/PasswordField';
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

/** A new password and its repetition, in the react-hook-form form around them. */
export function NewPasswordFields({ label, confirmLabel }: NewPasswordFieldsProps) {
  const { register, formState } = useFormContext<NewPasswordValues>();
  const { errors } = formState;
  return (
    <>
      <PasswordField
        {...register('password', {
          ...newPassword('Please enter a password.'),
          deps: ['confirmation'],
        })}
        label={label}
        hint="At least 8 characters."
        autoComplete="new-password"
        error={errors.password}
      />
      <PasswordField
        {...register(
          'confirmation',
          confirmation('password', 'Please repeat the password.', 'Passwords do not match.'),
        )}
        label={confirmLabel}
        autoComplete="new-password"
        error={errors.confirmation}
      />
    </>
  );
}
