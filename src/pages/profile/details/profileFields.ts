import type { ProfileUpdate } from '../../../api/calls.ts';
import type { User } from '../../../api/user.ts';
import type { FieldRule } from '../../../forms/fieldRules.ts';
import { countryOfDialCode, dialValue, phoneFieldNames, toPhone } from '../../../forms/phone.ts';
import { avatarPath } from '../../../pictures/avatarUrl.ts';

type TextFieldName = Exclude<keyof ProfileUpdate, 'dialCode' | 'phone' | 'avatar'>;

export interface ProfileField {
  name: TextFieldName;
  label: string;
  autoComplete: string;
  /** A rule with `missingText` makes the field required. */
  rule?: FieldRule;
}

/** Required, above the phone number, which is required, too. */
/* prettier-ignore */
export const requiredFields = [
  { name: 'firstName', label: 'First Name', autoComplete: 'given-name', rule: { missingText: 'Please enter your first name.' } },
  { name: 'lastName', label: 'Last Name', autoComplete: 'family-name', rule: { missingText: 'Please enter your last name.' } },
] as const satisfies readonly ProfileField[];

/** Not required, below the phone number: about the person and about the organization. */
/* prettier-ignore */
export const optionalGroups = [
  [
    { name: 'address', label: 'Address', autoComplete: 'address-line1' },
    { name: 'country', label: 'Country/Region', autoComplete: 'country-name' },
    { name: 'state', label: 'State', autoComplete: 'address-level1' },
    { name: 'zipCode', label: 'Zip Code', autoComplete: 'postal-code' },
    { name: 'language', label: 'Language', autoComplete: 'language' },
  ],
  [
    { name: 'organization', label: 'Organization Name', autoComplete: 'organization' },
    { name: 'place', label: 'Organization Place', autoComplete: 'section-organization address-level2' },
    { name: 'designation', label: 'Designation', autoComplete: 'organization-title' },
  ],
] as const satisfies readonly (readonly ProfileField[])[];

/** The phone number's label, in view and edit mode. */
export const phoneLabel = 'Phone Number';

const textFieldNames = [...requiredFields, ...optionalGroups.flat()].map(({ name }) => name);

/** All fields. `avatar`: the saved value without the API host, or the data URL of a new picture. */
export const profileFieldNames = [...textFieldNames, ...phoneFieldNames, 'avatar'] as const;

type ProfileValues = Record<(typeof profileFieldNames)[number], string>;

/** Of the fields with a row only: so the compiler reports a field of the contract that has none. */
const trimmedValues = (from: Record<TextFieldName, string>) =>
  Object.fromEntries(textFieldNames.map((name) => [name, from[name].trim()])) as Record<
    (typeof textFieldNames)[number],
    string
  >;

/** The form's values for a user. */
export function toValues(user: User): ProfileValues {
  const country = countryOfDialCode(user.dialCode);
  return {
    ...trimmedValues(user),
    dialCountry: country ? dialValue(country) : '',
    phone: user.phone.replace(/\D/g, ''),
    avatar: avatarPath(user.avatar),
  };
}

export const toUpdate = (values: ProfileValues): ProfileUpdate => ({
  ...trimmedValues(values),
  ...toPhone(values),
  avatar: values.avatar,
});
