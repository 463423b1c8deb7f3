import { LegalText } from './LegalText';

/** Privacy policy. See product.md, Legal pages. */
export const PrivacyPolicyPage = () => (
  <LegalText
    title="Privacy Policy"
    lead="What data this site keeps, why and for how long, and what you can ask us to do with it."
  />
);
