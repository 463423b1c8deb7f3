import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Link, useParams } from 'react-router-dom';
import { resetPassword } from '../../api/calls';
import { serverText } from '../../api/serverText';
import { Form } from '../../forms/Form';
import { FormMessage } from '../../forms/FormMessage';
import { SubmitButton } from '../../forms/SubmitButton';
import { useSubmission, type Outcome } from '../../forms/useSubmission';
import { AccountCard } from './AccountCard';
import { NewPasswordFields, type NewPasswordValues } from './NewPasswordFields';
import { useRedirect } from './useRedirect';

/** How long the success is shown before the visitor is led to the sign-in, in milliseconds. */
const redirectDelayMs = 2000;

const missingToken: Outcome = { tone: 'error', text: 'Invalid or missing reset token.' };

/** Sets a new password with the token of a reset link. See product.md, Forms. */
export function Component() {
  const token = useParams().token?.trim();
  if (token) return <ResetForm token={token} />;
  return (
    <ResetCard>
      <FormMessage outcome={missingToken} />
    </ResetCard>
  );
}

const ResetCard = ({ done = false, children }: { done?: boolean; children: ReactNode }) => (
  <AccountCard
    title="Set a new password"
    picture="news/04-safety"
    links={
      !done && (
        <p>
          Link no longer working? <Link to="/forgot-password">Ask for a new one</Link>
        </p>
      )
    }
  >
    {children}
  </AccountCard>
);

function ResetForm({ token }: { token: string }) {
  const form = useForm<NewPasswordValues>();
  const submission = useSubmission(form, {
    thrown: 'Something went wrong. Please try again.',
    send: async ({ password }, signal) => {
      const answer = await resetPassword(token, password, { signal });
      return answer.success === true
        ? { tone: 'success', text: 'Your password has been reset successfully.', clear: true }
        : { tone: 'error', text: serverText(answer.error) ?? 'Failed to reset password.' };
    },
  });
  const done = submission.outcome?.tone === 'success';
  useRedirect('/login', done ? redirectDelayMs : null);

  return (
    <ResetCard done={done}>
      <FormMessage outcome={submission.outcome}>
        {done && (
          <p>
            Taking you to the sign-in page...{' '}
            <Link to="/login" replace>
              Sign in now
            </Link>
          </p>
        )}
      </FormMessage>
      {!done && (
        <FormProvider {...form}>
          <Form onSubmit={submission.onSubmit}>
            <NewPasswordFields label="New password" confirmLabel="Confirm new password" />
            <SubmitButton submitting={submission.submitting} busy="Saving…">
              Set new password
            </SubmitButton>
          </Form>
        </FormProvider>
      )}
    </ResetCard>
  );
}
