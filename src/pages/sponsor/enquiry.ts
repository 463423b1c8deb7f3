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
export const draftFields = ['name', 'organization', 'email', 'dialCountry', 'phone', 'message'] as const;

/** How an enquiry is sent. See product.md, Forms. */
export const enquiry: FormSettings<EnquiryValues> = {
  submit: ({ name, organization, email, message, ...phone }, signal) =>
    requestSponsorship(
      { name, organization, email, ...toPhone(phone), sponsorType: '', message },
      { signal },
    ),
  success: 'Thank you for your enquiry! Our sponsorship team will reply by email.',
  refused: 'Something went wrong. Please try again.',
  unanswered: 'Submission failed. Please try again.',
};
