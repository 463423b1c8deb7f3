import { FormProvider, useForm } from 'react-hook-form';
import { requestContact } from '../../api/calls';
import { thrownText } from '../../api/serverText';
import { Form } from '../../forms/Form';
import { FormField } from '../../forms/FormField';
import { FormMessage } from '../../forms/FormMessage';
import { PhoneFields, toPhone, type PhoneValues } from '../../forms/PhoneFields';
import { email, required } from '../../forms/fieldRules';
import { SubmitButton } from '../../forms/SubmitButton';
import { useSubmission } from '../../forms/useSubmission';

interface ContactValues extends PhoneValues {
  name: string;
  email: string;
  message: string;
}

/** Sends a message to the team. See product.md, Forms. */
export function ContactForm() {
  const form = useForm<ContactValues>({ shouldFocusError: false });
  const { register, formState } = form;
  const submission = useSubmission(form, {
    send: async ({ name, email: address, message, ...phone }, signal) => {
      const payload = { name, email: address, ...toPhone(phone), message };
      const answer = await requestContact(payload, { signal });
      return answer.success === true
        ? {
            tone: 'success',
            text: 'Thank you for your message! We will answer by email.',
            clear: true,
          }
        : { tone: 'error', text: 'Something went wrong. Please try again.' };
    },
    thrown: (error) => thrownText(error) ?? 'Submission failed. Please try again.',
  });
  return (
    <FormProvider {...form}>
      <Form onSubmit={submission.onSubmit} aria-label="Contact us">
        <FormField
          {...register('name', required('Please enter your name.'))}
          label="Name"
          autoComplete="name"
          required
          error={formState.errors.name}
        />
        <FormField
          {...register('email', email('Please enter your email.'))}
          label="Email"
          type="email"
          autoComplete="email"
          required
          error={formState.errors.email}
        />
        <PhoneFields missing="Please select your country code and enter your phone number." />
        <FormField
          {...register('message', required('Please enter a message.'))}
          label="Message"
          rows={5}
          required
          error={formState.errors.message}
        />
        <FormMessage outcome={submission.outcome} />
        <SubmitButton submitting={submission.submitting} busy="Submitting...">
          Send message
        </SubmitButton>
      </Form>
    </FormProvider>
  );
}
