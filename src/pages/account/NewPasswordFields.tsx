import { passwordHint } from '../../data/inputRules';
import { confirmationRule, newPasswordRule } from '../../forms/fieldRules';
import { FormField } from '../../forms/FormField';

export interface NewPasswordValues {
  password: string;
  confirmation: string;
}

/** A new password and its confirmation. */
export const NewPasswordFields = ({ labels }: { labels: readonly [string, string] }) => (
  <>
    <FormField
      name="password"
      rule={newPasswordRule('Please enter a password.', 'confirmation')}
      label={labels[0]}
      type="password"
      hint={passwordHint}
      autoComplete="new-password"
    />
    <FormField
      name="confirmation"
      rule={confirmationRule(
        'password',
        'Please confirm your password.',
        'Passwords do not match.',
      )}
      label={labels[1]}
      type="password"
      autoComplete="new-password"
    />
  </>
);
