import { useForm } from 'react-hook-form';
import { subscribeNewsletter } from '../api/calls';
import { thrownText } from '../api/serverText';
import { Form } from '../forms/Form';
import { FormField } from '../forms/FormField';
import { FormMessage } from '../forms/FormMessage';
import { email } from '../forms/fieldRules';
import { SubmitButton } from '../forms/SubmitButton';
import { useSubmission } from '../forms/useSubmission';

interface NewsletterValues {
  email: string;
}

const failed = 'Subscription failed. Please try again.';

/** Subscribes an address to the newsletter; in the footer of every page. See product.md, Forms. */
export function NewsletterForm() {
  const form = useForm<NewsletterValues>();
  const submission = useSubmission(form, {
    send: async (values, signal) => {
      const answer = await subscribeNewsletter(values.email, { signal });
      return answer.success === true
        ? { tone: 'success', text: 'Subscribed successfully!', clear: true }
        : { tone: 'error', text: failed };
    },
    thrown: (error) => thrownText(error) ?? failed,
  });
  return (
    <Form className="newsletter-form" onSubmit={submission.onSubmit}>
      <div className="newsletter-fields">
        <FormField
          {...form.register('email', email('Please enter your email.'))}
          label="Email for the newsletter"
          type="email"
          autoComplete="email"
          required
          error={form.formState.errors.email}
        />
        <SubmitButton submitting={submission.submitting} busy="Submitting...">
          Subscribe
        </SubmitButton>
      </div>
      <FormMessage outcome={submission.outcome} />
    </Form>
  );
}
