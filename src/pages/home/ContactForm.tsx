import { requestContact } from '../../api/calls';
import { Form, SubmitButton } from '../../forms/Form';
import { FormField } from '../../forms/FormField';
import { FormMessage } from '../../forms/FormMessage';
import { PhoneFields } from '../../forms/PhoneFields';
import { toPhone, type PhoneValues } from '../../forms/phone';
import { email, required } from '../../forms/fieldRules';
import { useDraft } from '../../forms/useDraft';
import { useSiteForm } from '../../forms/useSiteForm';

interface ContactValues extends PhoneValues {
  name: string;
  email: string;
  message: string;
}

const kept = ['name', 'email', 'dialCountry', 'phone', 'message'] as const;

/** Sends a message to the team. See product.md, Forms. */
export function ContactForm() {
  const form = useSiteForm<ContactValues>({
    thrown: 'Submission failed. Please try again.',
    send: async ({ name, email: address, message, ...phone }, signal) => {
      const payload = { name, email: address, ...toPhone(phone), message };
      const { success } = await requestContact(payload, { signal });
      return success === true
        ? { tone: 'success', text: 'Thank you for your message! We will answer by email.' }
        : { tone: 'error', text: 'Something went wrong. Please try again.' };
    },
  });
  useDraft(form, 'contact', kept);
  return (
    <Form form={form} aria-label="Contact us">
      <FormField
        name="name"
        rules={required('Please enter your name.')}
        label="Name"
        autoComplete="name"
      />
      <FormField
        name="email"
        rules={email('Please enter your email.')}
        label="Email"
        type="email"
        autoComplete="email"
      />
      <PhoneFields missing="Please select your country code and enter your phone number." />
      <FormField
        name="message"
        rules={required('Please enter a message.')}
        label="Message"
        rows={5}
      />
      <FormMessage outcome={form.outcome} />
      <SubmitButton busy="Submitting...">Send message</SubmitButton>
    </Form>
  );
}
