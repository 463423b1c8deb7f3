import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { changePassword } from '../../api/calls';
import { serverText } from '../../api/serverText';
import type { PasswordChange } from '../../api/types';
import { Form } from '../../forms/Form';
import { FormMessage } from '../../forms/FormMessage';
import { PasswordField } from '../../forms/PasswordField';
import { Picture } from '../../pictures/Picture';
import { confirmation, newPassword, required } from '../../forms/fieldRules';
import { SubmitButton } from '../../forms/SubmitButton';
import { useSubmission } from '../../forms/useSubmission';
import { useSession } from '../../session/useSession';
import { SignInAgain } from './SignInAgain';

/** Changes the password of whoever is signed in. See product.md, Forms. */
export function Component() {
  const { user, token } = useSession();
  const [expired, setExpired] = useState(false);
  const form = useForm<PasswordChange>();
  const { errors } = form.formState;

  const { onSubmit, submitting, outcome } = useSubmission(form, {
    thrown: 'Something went wrong. Please try again.',
    send: async ({ currentPassword, newPassword, confirmPassword }, signal) => {
      setExpired(false);
      const change = { currentPassword, newPassword, confirmPassword };
      const answer = await changePassword(token, change, { signal });
      if (answer.success === true) {
        return { tone: 'success', text: 'Password updated successfully!', clear: true };
      }
      setExpired(answer.status === 401);
      return { tone: 'error', text: serverText(answer.error) ?? 'Password update failed.' };
    },
  });
  return (
    <section className="card-surface password-card">
      <Form onSubmit={onSubmit}>
        <h1>Change Password</h1>
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
        <PasswordField
          label="Current Password"
          autoComplete="current-password"
          error={errors.currentPassword}
          {...form.register('currentPassword', required('Please enter your current password.'))}
        />
        <PasswordField
          label="New Password"
          autoComplete="new-password"
          hint="At least 8 characters."
          error={errors.newPassword}
          {...form.register('newPassword', {
            ...newPassword('Please enter a new password.'),
            deps: ['confirmPassword'],
          })}
        />
        <PasswordField
          label="Confirm New Password"
          autoComplete="new-password"
          error={errors.confirmPassword}
          {...form.register(
            'confirmPassword',
            confirmation(
              'newPassword',
              'Please confirm your new password.',
              'New passwords do not match.',
            ),
          )}
        />
        <FormMessage outcome={outcome}>{expired && <SignInAgain />}</FormMessage>
        <SubmitButton submitting={submitting} busy="Updating…">
          Update Password
        </SubmitButton>
      </Form>
      <div className="password-picture">
        <Picture name="news/04-safety" alt="" sizes="(min-width: 62rem) 28rem, 1px" />
      </div>
    </section>
  );
}
