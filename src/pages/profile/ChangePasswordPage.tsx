import { changePassword, type PasswordChange } from '../../api/calls';
import { type NewPassword, requiredRule } from '../../forms/fieldRules';
import { Form, SubmitButton } from '../../forms/Form';
import { FormAlert } from '../../forms/FormAlert';
import { FormField, RequiredLegend } from '../../forms/FormField';
import { NewPasswordFields } from '../../forms/NewPasswordFields';
import { secureRefusal, succeeded } from '../../forms/outcome';
import { useSiteForm } from '../../forms/useSiteForm';
import { Picture } from '../../pictures/Picture';
import { useSession } from '../../session/AuthContext';
import { SignInAgain } from './SignInAgain';

const newPassword: NewPassword = {
  names: ['newPassword', 'confirmPassword'],
  missing: ['Please enter a new password.', 'Please confirm your new password.'],
  mismatch: 'New passwords do not match.',
  mismatchFirst: true,
};

/** Changes the password of the signed-in user. See product.md, Forms. */
export default function ChangePasswordPage() {
  const { user, token } = useSession();
  const form = useSiteForm<PasswordChange>({
    submit: async (values, signal) => {
      const response = await changePassword(token, values, { signal });
      return response.success === true
        ? succeeded('Password updated successfully!')
        : secureRefusal(response, 'Password update failed.');
    },
  });
  return (
    <section className="card-surface password-card">
      <Form form={form}>
        <h1>Change Password</h1>
        <RequiredLegend />
        {/* Lets password managers find the account. */}
        <input
          className="visually-hidden"
          type="text"
          name="username"
          autoComplete="username"
          value={user.email}
          readOnly
          tabIndex={-1}
          aria-hidden
        />
        <FormField
          name="currentPassword"
          rule={requiredRule('Please enter your current password.')}
          label="Current Password"
          type="password"
          autoComplete="current-password"
        />
        <NewPasswordFields
          labels={['New Password', 'Confirm New Password']}
          settings={newPassword}
        />
        <FormAlert outcome={form.outcome} busy={form.submitting}>
          {form.outcome?.kind === 'expired' && <SignInAgain />}
        </FormAlert>
        <SubmitButton busyLabel="Updating…">Update Password</SubmitButton>
      </Form>
      <div className="password-picture wide-only">
        <Picture name="places/lock" alt="" sizes="(min-width: 62rem) 46rem, 1px" />
      </div>
    </section>
  );
}
