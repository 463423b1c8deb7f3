import { Link, useParams } from 'react-router-dom';
import { resetPassword } from '../../api/calls';
import { Form, RequiredLegend, SubmitButton } from '../../forms/Form';
import { NewPasswordFields } from '../../forms/NewPasswordFields';
import { failure, failureFrom, success } from '../../forms/outcome';
import { OutcomeAlert } from '../../forms/OutcomeAlert';
import { useSiteForm } from '../../forms/useSiteForm';
import type { HistoryState } from '../../routing/historyState';
import { AccountCard } from './AccountCard';
import { useRedirect } from './useRedirect';

/** /login repeats the success message, because two seconds are too short for a screen reader. */
const stateForSignIn = {
  successText: 'Your password has been reset successfully.',
} satisfies HistoryState;

const redirectDelayMs = 2000;

const missingToken = failure('Invalid or missing reset token.');

/** Sets a new password with the token of a reset link. */
export default function ResetPasswordPage() {
  const token = useParams().token?.trim() ?? '';
  const form = useSiteForm({
    fields: ['password'],
    submit: async ({ password }, signal) => {
      const response = await resetPassword(token, password, { signal });
      return response.success === true
        ? success(stateForSignIn.successText)
        : failureFrom(response, 'Failed to reset password.');
    },
  });
  const isReset = form.outcome?.tone === 'success';
  useRedirect('/login', isReset ? redirectDelayMs : null, stateForSignIn);

  return (
    <AccountCard
      title="Set a new password"
      picture="details/finger"
      links={
        !isReset && (
          <p>
            Link not working? <Link to="/forgot-password">Request a new link</Link>
          </p>
        )
      }
    >
      <OutcomeAlert outcome={token ? form.outcome : missingToken}>
        {isReset && (
          <p>
            Taking you to the sign-in page…{' '}
            <Link to="/login" replace state={stateForSignIn}>
              Sign in now
            </Link>
          </p>
        )}
      </OutcomeAlert>
      {token && !isReset && (
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
