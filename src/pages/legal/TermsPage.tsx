import { LegalText } from './LegalText';

/** The privacy policy's text under the heading of the terms. See product.md, Legal pages. */
export const TermsPage = () => (
  <LegalText
    title="Terms & Conditions"
    lead="The rules for using this site and its accounts, and what happens to your data."
  />
);
