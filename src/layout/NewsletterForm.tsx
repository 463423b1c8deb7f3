import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { subscribeNewsletter } from '../api/calls.ts';
import { ReadMeanwhile } from '../components/ReadMeanwhile.tsx';
import { Form, SubmitButton } from '../forms/Form.tsx';
import { EmailField } from '../forms/FormField.tsx';
import { failure, success } from '../forms/outcome.ts';
import { OutcomeAlert } from '../forms/OutcomeAlert.tsx';
import { useForm } from '../forms/useForm.ts';

const failedText = 'Subscription failed. Please try again.';

export function NewsletterForm() {
  const form = useForm({
    fieldNames: ['email'],
    hasOneField: true,
    submit: async (values, signal) => {
      const response = await subscribeNewsletter(values, signal);
      return response.success === true ? success('Subscribed successfully!') : failure(failedText);
    },
    noResponse: failedText,
  });
  const { focus } = form;
  const { key } = useLocation();
  useEffect(() => {
    // A link with this hash has focused the section around the form. Move the focus on to the field.
    if (document.activeElement?.id === 'newsletter') focus('email', { preventScroll: true });
  }, [focus, key]);
  return (
    <Form form={form}>
      <div className="newsletter-fields">
        <EmailField label="Email for the newsletter" />
        <SubmitButton busyLabel="Submitting...">Subscribe</SubmitButton>
      </div>
      <OutcomeAlert outcome={form.outcome} />
      {form.succeeded && <ReadMeanwhile />}
    </Form>
  );
}
