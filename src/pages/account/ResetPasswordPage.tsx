import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { resetPassword } from '../../api/calls';
import { serverText } from '../../api/client';
import { Form, SubmitButton } from '../../forms/Form';
import { RequiredNote } from '../../forms/FormField';
import { FormMessage, type Outcome } from '../../forms/FormMessage';
import { useSiteForm } from '../../forms/useSiteForm';
import { AccountCard } from './AccountCard';
import { NewPasswordFields, type NewPasswordValues } from './NewPasswordFields';
import { useRedirect } from './useRedirect';

/** The success. The sign-in page repeats it from its history state: two seconds are too short to hear it. */
const stateForSignIn = { done: 'Your password has been reset successfully.' };

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
  const form = useSiteForm<NewPasswordValues>({
    thrown: 'Something went wrong. Please try again.',
    send: async ({ password }, signal) => {
      const { success, error } = await resetPassword(token, password, { signal });
      return success === true
        ? { tone: 'success', text: stateForSignIn.done }
        : { tone: 'error', text: serverText(error) ?? 'Failed to reset password.' };
    },
  });
  const done = form.outcome?.tone === 'success';
  useRedirect('/login', done ? redirectDelayMs : null, stateForSignIn);

  return (
    <ResetCard done={done}>
      <FormMessage outcome={form.outcome}>
        {done && (
          <p>
            Taking you to the sign-in page...{' '}
            <Link to="/login" replace state={stateForSignIn}>
              Sign in now
            </Link>
          </p>
        )}
      </FormMessage>
      {!done && (
        <Form form={form}>
          <RequiredNote />
          <NewPasswordFields label="New password" confirmLabel="Confirm new password" />
          <SubmitButton busy="Saving…">Set new password</SubmitButton>
        </Form>
      )}
    </ResetCard>
  );
}
