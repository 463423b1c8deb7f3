import { requestSponsorship } from '../../api/calls';
import { toPhone, type PhoneValues } from '../../forms/phone';
import type { FormSettings } from '../../forms/useSiteForm';

/** What the enquiry form holds. */
export interface EnquiryValues extends PhoneValues {
  name: string;
  organization: string;
  email: string;
  message: string;
}

/** What a draft of the enquiry keeps. */
/* prettier-ignore */
export const keptFields = ['name', 'organization', 'email', 'dialCountry', 'phone', 'message'] as const;

/** How an enquiry is sent. See product.md, Forms. */
export const enquiry: FormSettings<EnquiryValues> = {
  thrown: 'Submission failed. Please try again.',
  send: async ({ name, organization, email, message, ...phone }, signal) => {
    const payload = {
      name,
      organization,
      email,
      ...toPhone(phone),
      sponsorType: '',
      message,
    } as const;
    const { success } = await requestSponsorship(payload, { signal });
    return success === true
      ? {
          tone: 'success',
          text: 'Thank you for your enquiry! Our sponsorship team will answer by email.',
        }
      : { tone: 'error', text: 'Something went wrong. Please try again.' };
  },
};
