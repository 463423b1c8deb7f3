import type { User } from '../../session/user';

/** A text of the profile that its owner can change. */
export type ProfileText = Exclude<
  keyof User,
  'displayName' | 'email' | 'phone' | 'dialCode' | 'avatar' | 'userType'
>;

interface ProfileField {
  name: ProfileText;
  label: string;
  /** What the browser may fill in. */
  autoComplete: string;
  /** The sentence for an empty field; without one it may stay empty. */
  missing?: string;
}

/** First and last name, above the phone number. */
/* prettier-ignore */
export const nameFields: readonly ProfileField[] = [
  { name: 'firstName', label: 'First Name', autoComplete: 'given-name', missing: 'Please enter your first name.' },
  { name: 'lastName', label: 'Last Name', autoComplete: 'family-name', missing: 'Please enter your last name.' },
];

/** The fields that may stay empty, in the order of the page. */
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

/** Label of the phone number, in both modes. */
export const phoneLabel = 'Phone Number';
