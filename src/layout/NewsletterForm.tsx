import { subscribeNewsletter } from '../api/calls';
import { Form } from '../forms/Form';
import { FormAlert } from '../forms/FormAlert';
import { EmailField } from '../forms/FormField';
import { failedWith, succeeded } from '../forms/outcome';
import { SubmitButton } from '../forms/SubmitButton';
import { useSiteForm } from '../forms/useSiteForm';

const failed = 'Subscription failed. Please try again.';

/** The newsletter form of the footer. */
export function NewsletterForm() {
  const form = useSiteForm<{ email: string }>({
    submit: async (values, signal) => {
      const response = await subscribeNewsletter(values.email, { signal });
      return response.success === true ? succeeded('Subscribed successfully!') : failedWith(failed);
    },
    unanswered: failed,
  });
  return (
    <Form form={form}>
      <div className="newsletter-fields">
        <EmailField label="Email for the newsletter" />
        <SubmitButton busyLabel="Submitting...">Subscribe</SubmitButton>
      </div>
      <FormAlert form={form} />
    </Form>
  );
}
