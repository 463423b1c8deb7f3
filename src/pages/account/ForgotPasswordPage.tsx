import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { forgotPassword } from '../../api/calls';
import { serverText } from '../../api/serverText';
import { Form } from '../../forms/Form';
import { FormField } from '../../forms/FormField';
import { FormMessage } from '../../forms/FormMessage';
import { email } from '../../forms/fieldRules';
import { SubmitButton } from '../../forms/SubmitButton';
import { useSubmission } from '../../forms/useSubmission';
import { AccountCard } from './AccountCard';

/** Asks for a password reset link. See product.md, Forms. */
export function Component() {
  const form = useForm<{ email: string }>();
  const submission = useSubmission(form, {
    thrown: 'Something went wrong. Please try again.',
    send: async (values, signal) => {
      const answer = await forgotPassword(values.email, { signal });
      if (answer.success === true) {
        const text = 'A password reset link has been sent to your email.';
        return { tone: 'success', text, clear: true };
      }
      return { tone: 'error', text: serverText(answer.error) ?? 'Failed to send reset link.' };
    },
  });

  return (
    <AccountCard
      title="Forgot your password?"
      lead="Enter the email address of your account, and we will send you a link to set a new password."
      picture="news/04-safety"
      links={
        <p>
          Remembered it? <Link to="/login">Sign in</Link>
        </p>
      }
    >
      <FormMessage outcome={submission.outcome} />
      <Form onSubmit={submission.onSubmit}>
        <FormField
          {...form.register('email', email('Please enter your email.'))}
          label="Email"
          type="email"
          autoComplete="username"
          error={form.formState.errors.email}
          required
        />
        <SubmitButton submitting={submission.submitting} busy="Sending…">
          Send reset link
        </SubmitButton>
      </Form>
    </AccountCard>
  );
}
