import { useForm } from 'react-hook-form';
import { resendVerification } from '../../api/calls';
import { serverText } from '../../api/serverText';
import { Form } from '../../forms/Form';
import { FormMessage } from '../../forms/FormMessage';
import { SubmitButton } from '../../forms/SubmitButton';
import { useSubmission } from '../../forms/useSubmission';

interface ResendVerificationProps {
  email: string;
  /** Takes the server's message about the mail it sent. */
  onResent: (message: string) => void;
}

/** Asks for another verification mail. See product.md, Forms. */
export function ResendVerification({ email, onResent }: ResendVerificationProps) {
  const submission = useSubmission(useForm(), {
    thrown: 'Failed to resend verification link.',
    send: async (_, signal) => {
      const answer = await resendVerification(email, { signal });
      if (answer.success !== true) {
        return { tone: 'error', text: 'Failed to resend verification link.' };
      }
      onResent(serverText(answer.message) ?? 'A new verification link has been sent.');
      return null;
    },
  });
  return (
    <Form className="account-resend" onSubmit={submission.onSubmit}>
      <FormMessage outcome={submission.outcome} />
      <SubmitButton submitting={submission.submitting} busy="Sending…">
        Resend Verification Link
      </SubmitButton>
    </Form>
  );
}
