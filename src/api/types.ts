/**
 * Payloads and answers of the twelve calls; see product.md, Calls. The fields of an answer are unknown until
 * they are checked: a server may leave one out or send another type.
 */

/** The fields of the body and the HTTP status. */
export interface Answer {
  /** HTTP status code; overrides a field of that name in the body. */
  status: number;
  success?: unknown;
  error?: unknown;
  message?: unknown;
}

/** The two kinds of account that sign up. Sponsors use the enquiry form. */
export type UserType = 'visitor' | 'participant';

/** The signed-in user, as stored under `user`. See product.md, Data. */
export interface User {
  firstName: string;
  lastName: string;
  displayName: string;
  email: string;
  phone: string;
  /** Dial code without the plus sign, for example `41`. */
  dialCode: string;
  /** Path under `/public/uploads`, another address, or empty. */
  avatar: string;
  address: string;
  country: string;
  state: string;
  zipCode: string;
  language: string;
  organization: string;
  place: string;
  designation: string;
  /** `visitor` or `participant`; anything else counts as a visitor. */
  userType: string;
}

/** Type codes of accounts in the registration payload. */
export const userTypeCodes = { visitor: 1, participant: 2 } as const satisfies Record<
  UserType,
  number
>;

/** A phone number as it is sent: digits only. */
export interface Phone {
  /** Dial code without the plus sign, for example `41`. */
  dialCode: string;
  phone: string;
}

/** POST /api/auth/contact-request */
export interface ContactRequest extends Phone {
  name: string;
  email: string;
  message: string;
}

/** POST /api/auth/sponsor-request */
export interface SponsorRequest extends Phone {
  name: string;
  organization: string;
  email: string;
  /** Always empty: the message names the tier. See product.md, Sponsor page. */
  sponsorType: '';
  message: string;
}

/** POST /api/auth/register */
export interface Registration extends Phone {
  type: (typeof userTypeCodes)[UserType];
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** Answer of POST /api/auth/register: a token means success. */
export interface RegistrationAnswer extends Answer {
  token?: unknown;
}

/** Answer of POST /api/auth/login. */
export interface LoginAnswer extends Answer {
  user?: unknown;
  token?: unknown;
  /** `false` for an account whose email address is not verified yet. */
  verified?: unknown;
}

/** POST /api/secure/profile */
export interface ProfileUpdate extends Phone {
  firstName: string;
  lastName: string;
  /** Path without the API host, or a data URL for a newly picked picture. */
  avatar: string;
  address: string;
  country: string;
  state: string;
  zipCode: string;
  language: string;
  organization: string;
  designation: string;
  place: string;
}

/** Answer of POST /api/secure/profile. */
export interface ProfileAnswer extends Answer {
  user?: unknown;
}

/** POST /api/secure/change-password */
export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/** POST /api/secure/delete-profile */
export interface ProfileDeletion {
  email: string;
  reason: string;
}
