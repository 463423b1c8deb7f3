import { requestContact } from '../../api/calls.ts';
import { EmailInstead } from '../../components/emails.tsx';
import { ReadMeanwhile } from '../../components/ReadMeanwhile.tsx';
import { championship } from '../../data/championship.ts';
import { Form, SubmitButton } from '../../forms/Form.tsx';
import { draftKeys } from '../../forms/formDraft.ts';
import { EmailField, FormField } from '../../forms/FormField.tsx';
import { FormOrSuccess } from '../../forms/FormOrSuccess.tsx';
import { failure, success } from '../../forms/outcome.ts';
import { phoneFieldNames, toPhone } from '../../forms/phone.ts';
import { PhoneFields } from '../../forms/PhoneFields.tsx';
import { useForm } from '../../forms/useForm.ts';

/** Sends a message to the organizer. */
export function ContactForm() {
  const form = useForm({
    fieldNames: ['name', 'email', ...phoneFieldNames, 'message'],
    draftKey: draftKeys.contact,
    submit: async ({ name, email, message, ...phone }, signal) => {
      const request = { name, email, ...toPhone(phone), message };
      const response = await requestContact(request, signal);
      return response.success === true
        ? success('Thank you for your message! We’ll reply by email.')
        : failure('Something went wrong. Please try again.');
    },
    noResponse: 'Submission failed. Please try again.',
  });
  return (
    <Form form={form} aria-label="Contact us">
      <FormOrSuccess
        submitButton={<SubmitButton busyLabel="Submitting...">Send message</SubmitButton>}
        againLabel="Write another message"
        next={<ReadMeanwhile />}
        otherWay={<EmailInstead to={championship.email} />}
      >
        <FormField
          name="name"
          rule={{ missingText: 'Please enter your name.' }}
          label="Name"
          autoComplete="name"
        />
        <EmailField />
        <PhoneFields />
        <FormField
          name="message"
          rule={{ missingText: 'Please enter your message.' }}
          label="Message"
          type="message"
          rows={4}
        />
      </FormOrSuccess>
    </Form>
  );
}
