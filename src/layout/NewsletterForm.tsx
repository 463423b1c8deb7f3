import { subscribeNewsletter } from '../api/calls';
import { Form, SubmitButton } from '../forms/Form';
import { FormField } from '../forms/FormField';
import { FormMessage } from '../forms/FormMessage';
import { email } from '../forms/fieldRules';
import { useSiteForm } from '../forms/useSiteForm';

const failed = 'Subscription failed. Please try again.';

/** Subscribes an address to the newsletter; in the footer of every page. See product.md, Forms. */
export function NewsletterForm() {
  const form = useSiteForm<{ email: string }>({
    thrown: failed,
    send: async (values, signal) => {
      const { success } = await subscribeNewsletter(values.email, { signal });
      return success === true
        ? { tone: 'success', text: 'Subscribed successfully!' }
        : { tone: 'error', text: failed };
    },
  });
  return (
    <Form form={form} className="newsletter-form">
      <div className="newsletter-fields">
        <FormField
          name="email"
          rules={email('Please enter your email.')}
          label="Email for the newsletter"
          type="email"
          autoComplete="email"
        />
        <SubmitButton busy="Submitting...">Subscribe</SubmitButton>
      </div>
      <FormMessage outcome={form.outcome} />
    </Form>
  );
}
