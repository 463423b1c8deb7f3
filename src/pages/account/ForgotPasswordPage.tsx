import { Link } from 'react-router-dom';
import { forgotPassword } from '../../api/calls.ts';
import { Form, SubmitButton } from '../../forms/Form.tsx';
import { rememberForSignIn } from '../../forms/formDraft.ts';
import { EmailField } from '../../forms/FormField.tsx';
import { FormOrSuccess } from '../../forms/FormOrSuccess.tsx';
import { failureOfResponse, success } from '../../forms/outcome.ts';
import { useForm } from '../../forms/useForm.ts';
import { AccountCard } from './AccountCard.tsx';

/** Asks for a password reset link. */
export default function ForgotPasswordPage() {
  const form = useForm({
    fieldNames: ['email'],
    hasOneField: true,
    submit: async (values, signal) => {
      rememberForSignIn(values.email);
      const response = await forgotPassword(values, signal);
      return response.success === true
        ? success('A password reset link has been sent to your email.')
        : failureOfResponse(response, 'Failed to send reset link.');
    },
  });

  return (
    <AccountCard
      title={form.succeeded ? 'Check your email' : 'Forgot your password?'}
      lead={
        form.succeeded
          ? undefined
          : 'Enter your account’s email address and we’ll send you a link to set a new password.'
      }
      picture="places/doorstep"
      links={
        <p>
          Remembered it? <Link to="/login">Sign in</Link>
        </p>
      }
    >
      <Form form={form}>
        <FormOrSuccess
          submitButton={<SubmitButton busyLabel="Sending…">Send reset link</SubmitButton>}
          againLabel="Send another link"
        >
          <EmailField autoComplete="username" />
        </FormOrSuccess>
      </Form>
    </AccountCard>
  );
}
