import { LegalText } from './LegalText';

/** Privacy policy. See product.md, Legal pages. */
export function Component() {
  return (
    <LegalText
      title="Privacy Policy"
      lead="Which data this site keeps, why, for how long, and what you can ask of us."
    />
  );
}
