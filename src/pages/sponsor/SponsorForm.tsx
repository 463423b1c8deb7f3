import type { Ref } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { requestSponsorship } from '../../api/calls';
import { thrownText } from '../../api/serverText';
import { Form } from '../../forms/Form';
import { FormField } from '../../forms/FormField';
import { FormMessage } from '../../forms/FormMessage';
import { PhoneFields, toPhone, type PhoneValues } from '../../forms/PhoneFields';
import { email, required } from '../../forms/fieldRules';
import { SubmitButton } from '../../forms/SubmitButton';
import { useSubmission } from '../../forms/useSubmission';

/** What the enquiry form holds. */
export interface SponsorValues extends PhoneValues {
  name: string;
  organization: string;
  email: string;
  message: string;
}

interface SponsorFormProps {
  form: UseFormReturn<SponsorValues>;
  ref: Ref<HTMLFormElement>;
}

/** The sponsor's enquiry. See product.md, Forms. */
export function SponsorForm({ form, ref }: SponsorFormProps) {
  const { register, formState } = form;
  const { errors } = formState;
  const submission = useSubmission(form, {
    send: async ({ name, organization, email: address, message, ...phone }, signal) => {
      const payload = { name, organization, email: address, ...toPhone(phone), message };
      const answer = await requestSponsorship({ ...payload, sponsorType: '' }, { signal });
      return answer.success === true
        ? {
            tone: 'success',
            text: 'Thank you for your enquiry! Our sponsorship team will answer by email.',
            clear: true,
          }
        : { tone: 'error', text: 'Something went wrong. Please try again.' };
    },
    thrown: (error) => thrownText(error) ?? 'Submission failed. Please try again.',
  });

  return (
    <FormProvider {...form}>
      <Form
        ref={ref}
        className="card-surface"
        aria-labelledby="sponsor-contact-title"
        onSubmit={submission.onSubmit}
      >
        <noscript>
          <p className="form-text">This form needs JavaScript. You can write an email instead.</p>
        </noscript>
        <div className="sponsor-fields">
          <FormField
            {...register('name', required('Please enter your name.'))}
            label="Name"
            autoComplete="name"
            required
            error={errors.name}
          />
          <FormField
            {...register('organization', required('Please enter your organization.'))}
            label="Organization"
            autoComplete="organization"
            required
            error={errors.organization}
          />
        </div>
        <FormField
          {...register('email', email('Please enter your email.'))}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          error={errors.email}
        />
        <PhoneFields missing="Please select your country code and enter your phone number." />
        <FormField
          {...register('message', required('Please enter your message.'))}
          label="Message"
          rows={6}
          required
          error={errors.message}
        />
        <FormMessage outcome={submission.outcome} />
        <SubmitButton submitting={submission.submitting} busy="Submitting...">
          Send enquiry
        </SubmitButton>
      </Form>
    </FormProvider>
  );
}
