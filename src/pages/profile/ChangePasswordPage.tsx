import { changePassword } from '../../api/calls.ts';
import type { NewPasswordSettings } from '../../forms/fieldRules.ts';
import { Form, RequiredLegend, SubmitButton } from '../../forms/Form.tsx';
import { FormField } from '../../forms/FormField.tsx';
import { NewPasswordFields } from '../../forms/NewPasswordFields.tsx';
import { failureFrom, success } from '../../forms/outcome.ts';
import { OutcomeAlert } from '../../forms/OutcomeAlert.tsx';
import { useSiteForm } from '../../forms/useSiteForm.ts';
import { minWidth } from '../../pictures/breakpoints.ts';
import { Picture } from '../../pictures/Picture.tsx';
import { useSignedIn } from '../../session/AuthContext.tsx';
import { SignInAgain } from './SignInAgain.tsx';

const newPasswordSettings: NewPasswordSettings = {
  missingPassword: 'Please enter a new password.',
  missingConfirmation: 'Please confirm your new password.',
  mismatch: 'New passwords do not match.',
  mismatchFirst: true,
};

export default function ChangePasswordPage() {
  const { user, token } = useSignedIn();
  const form = useSiteForm({
    fields: ['currentPassword', 'password', 'confirmation'],
    submit: async ({ currentPassword, password, confirmation }, signal) => {
      const change = { currentPassword, newPassword: password, confirmPassword: confirmation };
      const response = await changePassword(token, change, signal);
      return response.success === true
        ? success('Password updated successfully!')
        : failureFrom(response, 'Password update failed.');
    },
  });
  return (
    <section className="surface-padded password-card">
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
          rule={{ missing: 'Please enter your current password.' }}
          label="Current Password"
          type="password"
          autoComplete="current-password"
        />
        <NewPasswordFields
          labels={{ password: 'New Password', confirmation: 'Confirm New Password' }}
          settings={newPasswordSettings}
        />
        <OutcomeAlert outcome={form.outcome}>
          {form.outcome?.cause === 'unauthorized' && <SignInAgain />}
        </OutcomeAlert>
        <SubmitButton busyLabel="Updating…">Update Password</SubmitButton>
      </Form>
      <div className="password-picture wide-only">
        <Picture name="places/padlock" alt="" sizes={`${minWidth.large} 46rem, 1px`} />
      </div>
    </section>
  );
}
