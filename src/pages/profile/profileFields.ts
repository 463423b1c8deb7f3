import type { User } from '../../session/user';

export type ProfileText = Exclude<
  keyof User,
  'displayName' | 'email' | 'phone' | 'dialCode' | 'avatar' | 'userType'
>;

interface ProfileField {
  name: ProfileText;
  label: string;
  autoComplete: string;
  /** The error of an empty field; without one, the field is optional. */
  missing?: string;
}

/** First and last name, above the phone number. */
/* prettier-ignore */
export const nameFields: readonly ProfileField[] = [
  { name: 'firstName', label: 'First Name', autoComplete: 'given-name', missing: 'Please enter your first name.' },
  { name: 'lastName', label: 'Last Name', autoComplete: 'family-name', missing: 'Please enter your last name.' },
];

/** The optional fields, in the order of the page. */
/* prettier-ignore */
export const furtherFields: readonly ProfileField[] = [
  { name: 'address', label: 'Address', autoComplete: 'address-line1' },
  { name: 'country', label: 'Country/Region', autoComplete: 'country-name' },
  { name: 'state', label: 'State', autoComplete: 'address-level1' },
  { name: 'zipCode', label: 'Zip Code', autoComplete: 'postal-code' },
  { name: 'language', label: 'Language', autoComplete: 'language' },
  { name: 'organization', label: 'Organization Name', autoComplete: 'organization' },
  { name: 'place', label: 'Organization Place', autoComplete: 'section-organization address-level2' },
  { name: 'designation', label: 'Designation', autoComplete: 'organization-title' },
];

/** The phone number's label, in view and edit mode. */
export const phoneLabel = 'Phone Number';
