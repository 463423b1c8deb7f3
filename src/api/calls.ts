import { request } from './client.ts';
import type contract from './openapi.json';
import type { UserType, userTypeCodes } from './user.ts';

// The payloads and functions of all calls; see product.md, Calls.

export type CallPath = Extract<keyof typeof contract.paths, `/api/${string}`>;

type Schemas = typeof contract.components.schemas;

/**
 * The fields of a schema in openapi.json. To the compiler, every field is text, although `type` in a `Registration` is
 * a number; openapi.test.ts checks that all others are texts.
 */
type Fields<Name extends keyof Schemas> = Schemas[Name] extends { properties: infer Properties }
  ? Record<keyof Properties, string>
  : never;

/** For each path of the contract. */
export interface Payloads {
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

/** `avatar` is the stored value, without the API host if it has one, or a data URL for a newly picked picture. */
export type ProfileUpdate = Fields<'ProfileUpdate'>;

const call =
  <Path extends CallPath>(path: Path) =>
  (payload: Payloads[Path], signal?: AbortSignal) =>
    request(path, payload, { signal });

/** A call for signed-in users, who send the token of their session. */
const secureCall =
  <Path extends CallPath>(path: Path) =>
  (token: string, payload: Payloads[Path], signal?: AbortSignal) =>
    request(path, payload, { token, signal });

export const subscribeNewsletter = call('/api/auth/subscribe-newsletter');

export const requestContact = call('/api/auth/contact-request');

export const requestSponsorship = call('/api/auth/sponsor-request');

/** Creates an unverified account. A token in the response means success. */
export const register = call('/api/auth/register');

/** Verifies an email address with the token of a verification link. */
export const verifyProfile = call('/api/auth/verify-profile');

export const resendVerification = call('/api/auth/resend-verification');

export const login = call('/api/auth/login');

/** Asks for a password reset link. */
export const forgotPassword = call('/api/auth/forgot-password');

/** Sets a new password with the token of a reset link. */
export const resetPassword = call('/api/auth/reset-password');

/** Saves the profile. The response's `user` replaces the stored one. */
export const updateProfile = secureCall('/api/secure/profile');

export const changePassword = secureCall('/api/secure/change-password');

export const deleteProfile = secureCall('/api/secure/delete-profile');
