import { resendVerification } from '../../api/calls';
import { serverText } from '../../api/client';
import { Form, SubmitButton } from '../../forms/Form';
import { FormMessage } from '../../forms/FormMessage';
import { useSiteForm } from '../../forms/useSiteForm';

interface ResendVerificationProps {
  email: string;
  /** Takes the server's message about the mail it sent. */
  onResent: (message: string) => void;
}

/** Asks for another verification mail. See product.md, Forms. */
export function ResendVerification({ email, onResent }: ResendVerificationProps) {
  const form = useSiteForm({
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
    <Form form={form} className="account-resend">
      <FormMessage outcome={form.outcome} />
      <SubmitButton busy="Sending…">Resend Verification Link</SubmitButton>
    </Form>
  );
}
