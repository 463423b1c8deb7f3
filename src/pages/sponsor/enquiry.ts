import { requestSponsorship } from '../../api/calls';
import { failure, success } from '../../forms/outcome';
import { toPhone, type PhoneValues } from '../../forms/phone';
import type { FormSettings } from '../../forms/useSiteForm';

export interface EnquiryValues extends PhoneValues {
  name: string;
  organization: string;
  email: string;
  message: string;
}

/** The enquiry form's settings. See product.md, Forms. */
export const enquiry: FormSettings<EnquiryValues> = {
  draft: {
    name: 'sponsor',
    fields: ['name', 'organization', 'email', 'dialCountry', 'phone', 'message'],
  },
  submit: async ({ name, organization, email, message, ...phone }, signal) => {
    const response = await requestSponsorship(
      { name, organization, email, ...toPhone(phone), sponsorType: '', message },
      { signal },
    );
    return response.success === true
      ? success('Thank you for your enquiry! Our sponsorship team will reply by email.')
      : failure('Something went wrong. Please try again.');
  },
  unanswered: 'Submission failed. Please try again.',
};
