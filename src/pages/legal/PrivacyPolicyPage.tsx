import { LegalText } from './LegalText';

/** Privacy policy. See spec.md §2. */
export function PrivacyPolicyPage() {
  return (
    <LegalText
      title="Privacy Policy"
      lead="Which data this site keeps, why, for how long, and what you can ask of us."
    />
  );
}
