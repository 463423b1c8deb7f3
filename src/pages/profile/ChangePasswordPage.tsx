import { changePassword } from '../../api/calls.ts';
import type { NewPasswordSettings } from '../../forms/fieldRules.ts';
import { Form, RequiredLegend, SubmitButton } from '../../forms/Form.tsx';
import { FormField } from '../../forms/FormField.tsx';
import { NewPasswordFields } from '../../forms/NewPasswordFields.tsx';
import { failureOfResponse, success } from '../../forms/outcome.ts';
import { OutcomeAlert } from '../../forms/OutcomeAlert.tsx';
import { useForm } from '../../forms/useForm.ts';
import { useSession } from '../../session/AuthContext.tsx';
import { PictureCard } from './PictureCard.tsx';
import { SignInAgain } from './SignInAgain.tsx';

const newPasswordSettings: NewPasswordSettings = {
  missingPassword: 'Please enter a new password.',
  missingConfirmation: 'Please confirm your new password.',
  mismatch: 'New passwords do not match.',
  isMismatchFirst: true,
};

export default function ChangePasswordPage() {
  const { user, token } = useSession();
  const form = useForm({
    fieldNames: ['currentPassword', 'password', 'confirmation'],
    submit: async ({ currentPassword, password, confirmation }, signal) => {
      const change = { currentPassword, newPassword: password, confirmPassword: confirmation };
      const response = await changePassword(token, change, signal);
      return response.success === true
        ? success('Password updated successfully!')
        : failureOfResponse(response, 'Password update failed.');
    },
  });
  return (
    <PictureCard title="Change Password" picture="places/padlock" crop="crop-right">
      <Form form={form}>
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
          rule={{ missingText: 'Please enter your current password.' }}
          label="Current Password"
          type="password"
          autoComplete="current-password"
        />
        <NewPasswordFields
          labels={{ password: 'New Password', confirmation: 'Confirm New Password' }}
          settings={newPasswordSettings}
        />
        <OutcomeAlert outcome={form.outcome}>
          {form.outcome?.unauthorized && <SignInAgain />}
        </OutcomeAlert>
        <SubmitButton busyLabel="Updating…">Update Password</SubmitButton>
      </Form>
    </PictureCard>
  );
}
