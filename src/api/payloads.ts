import type contract from './openapi.json';
import type { UserType, userTypeCodes } from './user.ts';

export type CallPath = Extract<keyof typeof contract.paths, `/api/${string}`>;

type Schemas = typeof contract.components.schemas;

/** The fields of a schema in openapi.json. The compiler does not see their types; almost all are texts. */
type Fields<Name extends keyof Schemas> = Schemas[Name] extends { properties: infer Properties }
  ? Record<keyof Properties, string>
  : never;

export interface Payloads extends Record<CallPath, object> {
  '/api/auth/subscribe-newsletter': Fields<'EmailOnly'>;
  '/api/auth/contact-request': ContactRequest;
  '/api/auth/sponsor-request': SponsorRequest;
  '/api/auth/register': Registration;
  '/api/auth/verify-profile': Fields<'Verification'>;
  '/api/auth/resend-verification': Fields<'EmailOnly'>;
  '/api/auth/login': Fields<'Credentials'>;
  '/api/auth/forgot-password': Fields<'EmailOnly'>;
  '/api/auth/reset-password': Fields<'PasswordReset'>;
  '/api/secure/profile': ProfileUpdate;
  '/api/secure/change-password': Fields<'PasswordChange'>;
  '/api/secure/delete-profile': Fields<'ProfileDeletion'>;
}

export type ContactRequest = Fields<'ContactRequest'>;

export interface SponsorRequest extends Fields<'SponsorRequest'> {
  /** Always empty: the message names the tier. See product.md, Sponsor page. */
  sponsorType: '';
}

export interface Registration extends Omit<Fields<'Registration'>, 'type'> {
  type: (typeof userTypeCodes)[UserType];
}

/** `avatar` is a path without the API host, or a data URL for a newly picked picture. */
export type ProfileUpdate = Fields<'ProfileUpdate'>;
