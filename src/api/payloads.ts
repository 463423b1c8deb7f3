import type contract from './openapi.json';
import type { User, UserType, userTypeCodes } from './user.ts';

/** Path of a call. */
export type CallPath = Extract<keyof typeof contract.paths, `/api/${string}`>;

type Texts<Name extends string> = Record<Name, string>;

/** The payload of each call, as in openapi.json. */
export interface Payloads extends Record<CallPath, object> {
  '/api/auth/subscribe-newsletter': Texts<'email'>;
  '/api/auth/contact-request': ContactRequest;
  '/api/auth/sponsor-request': SponsorRequest;
  '/api/auth/register': Registration;
  '/api/auth/verify-profile': Texts<'token'>;
  '/api/auth/resend-verification': Texts<'email'>;
  '/api/auth/login': Texts<'email' | 'password'>;
  '/api/auth/forgot-password': Texts<'email'>;
  '/api/auth/reset-password': Texts<'token' | 'password'>;
  '/api/secure/profile': ProfileUpdate;
  '/api/secure/change-password': PasswordChange;
  '/api/secure/delete-profile': ProfileDeletion;
}

export interface Phone {
  /** Dial code without the plus sign, for example `41`. */
  dialCode: string;
  phone: string;
}

export interface ContactRequest extends Phone {
  name: string;
  email: string;
  message: string;
}

export interface SponsorRequest extends ContactRequest {
  organization: string;
  /** Always empty: the message names the tier. See product.md, Sponsor page. */
  sponsorType: '';
}

export interface Registration extends Phone {
  type: (typeof userTypeCodes)[UserType];
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** `avatar` is a path without the API host, or a data URL for a newly picked picture. */
export type ProfileUpdate = Omit<User, 'displayName' | 'email' | 'userType'>;

export type PasswordChange = Texts<'currentPassword' | 'newPassword' | 'confirmPassword'>;

export type ProfileDeletion = Texts<'email' | 'reason'>;
