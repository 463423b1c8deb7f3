import { Link } from 'react-router-dom';
import { forgotPassword } from '../../api/calls';
import { serverText } from '../../api/client';
import { Form, SubmitButton } from '../../forms/Form';
import { FormField, RequiredNote } from '../../forms/FormField';
import { FormMessage } from '../../forms/FormMessage';
import { email } from '../../forms/fieldRules';
import { useSiteForm } from '../../forms/useSiteForm';
import { AccountCard } from './AccountCard';

/** Asks for a password reset link. See product.md, Forms. */
export function Component() {
  const form = useSiteForm<{ email: string }>({
    thrown: 'Something went wrong. Please try again.',
    send: async (values, signal) => {
      const { success, error } = await forgotPassword(values.email, { signal });
      return success === true
        ? { tone: 'success', text: 'A password reset link has been sent to your email.' }
        : { tone: 'error', text: serverText(error) ?? 'Failed to send reset link.' };
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
      <FormMessage outcome={form.outcome} />
      <Form form={form}>
        <RequiredNote />
        <FormField
          name="email"
          rules={email('Please enter your email.')}
          label="Email"
          type="email"
          autoComplete="username"
        />
        <SubmitButton busy="Sending…">Send reset link</SubmitButton>
      </Form>
    </AccountCard>
  );
}
