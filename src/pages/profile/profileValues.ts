import type { ProfileUpdate } from '../../api/calls';
import type { User } from '../../session/user';
import { countryOfDialCode, dialValue, toPhone, type PhoneValues } from '../../forms/phone';
import { avatarPath } from '../../session/avatar';
import type { ProfileText } from './profileFields';

/** What the profile's form holds. */
export interface ProfileValues extends PhoneValues, Record<ProfileText, string> {
  /** Path of the saved picture, or the data URL of a newly picked one. */
  avatar: string;
}

/** The form of a user as it opens. */
export function toValues(user: User): ProfileValues {
  const country = countryOfDialCode(user.dialCode);
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    dialCountry: country ? dialValue(country) : '',
    phone: user.phone.replace(/\D/g, ''),
    avatar: avatarPath(user.avatar),
    address: user.address,
    country: user.country,
    state: user.state,
    zipCode: user.zipCode,
    language: user.language,
    organization: user.organization,
    designation: user.designation,
    place: user.place,
  };
}

/** The payload of the update, without spaces at the ends. */
export const toUpdate = (values: ProfileValues): ProfileUpdate => ({
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  ...toPhone(values),
  avatar: values.avatar,
  address: values.address.trim(),
  country: values.country.trim(),
  state: values.state.trim(),
  zipCode: values.zipCode.trim(),
  language: values.language.trim(),
  organization: values.organization.trim(),
  designation: values.designation.trim(),
  place: values.place.trim(),
});
