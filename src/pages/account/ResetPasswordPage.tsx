import { Link, useParams } from 'react-router-dom';
import { resetPassword } from '../../api/calls.ts';
import { Form, RequiredLegend, SubmitButton } from '../../forms/Form.tsx';
import { NewPasswordFields } from '../../forms/NewPasswordFields.tsx';
import { failure, failureOfResponse, success } from '../../forms/outcome.ts';
import { OutcomeAlert } from '../../forms/OutcomeAlert.tsx';
import { useForm } from '../../forms/useForm.ts';
import type { HistoryState } from '../../routing/historyState.ts';
import { AccountCard } from './AccountCard.tsx';
import { useRedirect } from './useRedirect.ts';

/** /login repeats the success message, because two seconds are too short for a screen reader. */
const stateForSignIn = {
  successText: 'Your password has been reset successfully.',
} satisfies HistoryState;

const redirectDelayMs = 2000;

const missingToken = failure('Invalid or missing reset token.');

/** Sets a new password with the token of a reset link. */
export default function ResetPasswordPage() {
  const token = useParams().token?.trim() ?? '';
  const form = useForm({
    fieldNames: ['password'],
    submit: async ({ password }, signal) => {
      const response = await resetPassword({ token, password }, signal);
      return response.success === true
        ? success(stateForSignIn.successText)
        : failureOfResponse(response, 'Failed to reset password.');
    },
  });
  useRedirect('/login', form.succeeded ? redirectDelayMs : null, stateForSignIn);

  return (
    <AccountCard
      title="Set a new password"
      picture="details/keys"
      links={
        !form.succeeded && (
          <p>
            Link not working? <Link to="/forgot-password">Request a new link</Link>
          </p>
        )
      }
    >
      <OutcomeAlert outcome={token ? form.outcome : missingToken}>
        {form.succeeded && (
          <p>
            Taking you to the sign-in page…{' '}
            <Link to="/login" replace state={stateForSignIn}>
              Sign in now
            </Link>
          </p>
        )}
      </OutcomeAlert>
      {token && !form.succeeded && (
        <Form form={form}>
          <RequiredLegend />
          <NewPasswordFields
            labels={{ password: 'New password', confirmation: 'Confirm new password' }}
          />
          <SubmitButton busyLabel="Saving…">Set new password</SubmitButton>
        </Form>
      )}
    </AccountCard>
  );
}
