import { changePassword, type PasswordChange } from '../../api/calls';
import { serverText } from '../../api/client';
import { Form, SubmitButton } from '../../forms/Form';
import { FormMessage } from '../../forms/FormMessage';
import { FormField, RequiredNote } from '../../forms/FormField';
import { Picture } from '../../pictures/Picture';
import { confirmation, newPassword, required } from '../../forms/fieldRules';
import { useSiteForm } from '../../forms/useSiteForm';
import { useSession } from '../../session/AuthContext';
import { SignInAgain } from './SignInAgain';

/** Changes the password of the signed-in user. See product.md, Forms. */
export function Component() {
  const { user, token } = useSession();
  const form = useSiteForm<PasswordChange>({
    thrown: 'Something went wrong. Please try again.',
    send: async ({ currentPassword, newPassword, confirmPassword }, signal) => {
      const change = { currentPassword, newPassword, confirmPassword };
      const { success, error, status } = await changePassword(token, change, { signal });
      if (success === true) return { tone: 'success', text: 'Password updated successfully!' };
      const text = serverText(error) ?? 'Password update failed.';
      return { tone: 'error', text, kind: status === 401 ? 'expired' : undefined };
    },
  });
  return (
    <section className="card-surface password-card">
      <Form form={form}>
        <h1>Change Password</h1>
        <RequiredNote />
        {/* Tells password managers whose password this is. */}
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
          rules={required('Please enter your current password.')}
          label="Current Password"
          type="password"
          autoComplete="current-password"
        />
        <FormField
          name="newPassword"
          rules={newPassword('Please enter a new password.', 'confirmPassword', 'mismatch')}
          label="New Password"
          type="password"
          hint="At least 8 characters."
          autoComplete="new-password"
        />
        <FormField
          name="confirmPassword"
          rules={confirmation(
            'newPassword',
            'Please confirm your new password.',
            'New passwords do not match.',
            'mismatch',
          )}
          label="Confirm New Password"
          type="password"
          autoComplete="new-password"
        />
        <FormMessage outcome={form.outcome}>
          {form.outcome?.kind === 'expired' && <SignInAgain />}
        </FormMessage>
        <SubmitButton busy="Updating…">Update Password</SubmitButton>
      </Form>
      <div className="password-picture">
        <Picture name="news/04-safety" alt="" sizes="(min-width: 62rem) 28rem, 1px" />
      </div>
    </section>
  );
}
