import { requestSponsorship } from '../../api/calls';
import { type SponsorTier, sponsorTiers } from '../../data/sponsorTiers';
import { failedWith, succeeded } from '../../forms/outcome';
import { type PhoneValues, toPhone } from '../../forms/phone';
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
      ? succeeded('Thank you for your enquiry! Our sponsorship team will reply by email.')
      : failedWith('Something went wrong. Please try again.');
  },
  unanswered: 'Submission failed. Please try again.',
};

const tierSentence = ({ name, price }: SponsorTier): string =>
  `We are interested in the ${name} tier (${price}).`;

/** The tier that a message names. */
export const tierIn = (message: string): SponsorTier | undefined =>
  sponsorTiers.find((tier) => message.includes(tierSentence(tier)));

/** Replaces the tier's sentence in a message, or puts it first. All other words stay. */
export function withTier(message: string, tier: SponsorTier | undefined): string {
  const sentence = tier ? tierSentence(tier) : '';
  const before = tierIn(message);
  if (before) return message.replace(tierSentence(before), sentence).trim();
  return [sentence, message].filter((part) => part.trim() !== '').join('\n\n');
}
