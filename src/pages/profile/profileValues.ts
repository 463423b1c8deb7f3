import type { ProfileUpdate } from '../../api/calls';
import { countryOfDialCode, dialValue, toPhone, type PhoneValues } from '../../forms/phone';
import { avatarPath } from '../../pictures/avatarUrl';
import type { User } from '../../session/user';
import { furtherFields, nameFields, type ProfileText } from './profileFields';

export interface ProfileValues extends PhoneValues, Record<ProfileText, string> {
  /** Path of the saved picture, or the data URL of a new one. */
  avatar: string;
}

const texts = (from: Record<ProfileText, string>) =>
  Object.fromEntries(
    [...nameFields, ...furtherFields].map(({ name }) => [name, from[name].trim()]),
  ) as Record<ProfileText, string>;

/** The form's values for a user. */
export function toValues(user: User): ProfileValues {
  const country = countryOfDialCode(user.dialCode);
  return {
    ...texts(user),
    dialCountry: country ? dialValue(country) : '',
    phone: user.phone.replace(/\D/g, ''),
    avatar: avatarPath(user.avatar),
  };
}

export const toUpdate = (values: ProfileValues): ProfileUpdate => ({
  ...texts(values),
  ...toPhone(values),
  avatar: values.avatar,
});
