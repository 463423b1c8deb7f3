import { request, type CallOptions } from './client';
import type {
  Answer,
  ContactRequest,
  LoginAnswer,
  PasswordChange,
  ProfileAnswer,
  ProfileDeletion,
  ProfileUpdate,
  Registration,
  RegistrationAnswer,
  SponsorRequest,
} from './types';

/*
 * The twelve calls, one function each; see product.md, Calls. Each resolves to the body merged with the HTTP
 * status and throws NetworkError when no answer comes. Secure calls take the token first.
 */

/** Subscribes an address to the newsletter: POST /api/auth/subscribe-newsletter. */
export const subscribeNewsletter = (email: string, options?: CallOptions) =>
  request<Answer>('/api/auth/subscribe-newsletter', { email }, options);

/** Sends a message to the team: POST /api/auth/contact-request. */
export const requestContact = (payload: ContactRequest, options?: CallOptions) =>
  request<Answer>('/api/auth/contact-request', payload, options);

/** Creates an unverified account: POST /api/auth/register. A token in the answer means success. */
export const register = (payload: Registration, options?: CallOptions) =>
  request<RegistrationAnswer>('/api/auth/register', payload, options);

/** Signs in: POST /api/auth/login. `verified: false` means that the email address is not verified yet. */
export const login = (email: string, password: string, options?: CallOptions) =>
  request<LoginAnswer>('/api/auth/login', { email, password }, options);

/** Asks for another verification mail: POST /api/auth/resend-verification. */
export const resendVerification = (email: string, options?: CallOptions) =>
  request<Answer>('/api/auth/resend-verification', { email }, options);

/** Asks for a password reset link: POST /api/auth/forgot-password. */
export const forgotPassword = (email: string, options?: CallOptions) =>
  request<Answer>('/api/auth/forgot-password', { email }, options);

/** Sets a new password with the token of a reset link: POST /api/auth/reset-password. */
export const resetPassword = (token: string, password: string, options?: CallOptions) =>
  request<Answer>('/api/auth/reset-password', { token, password }, options);

/** Sends a sponsor's enquiry: POST /api/auth/sponsor-request. */
export const requestSponsorship = (payload: SponsorRequest, options?: CallOptions) =>
  request<Answer>('/api/auth/sponsor-request', payload, options);

/** Verifies an email address with the token of a verification link: POST /api/auth/verify-profile. */
export const verifyProfile = (token: string, options?: CallOptions) =>
  request<Answer>('/api/auth/verify-profile', { token }, options);

/** Saves the profile: POST /api/secure/profile. The answer's `user` replaces the stored one. */
export const updateProfile = (token: string, payload: ProfileUpdate, options?: CallOptions) =>
  request<ProfileAnswer>('/api/secure/profile', payload, { ...options, token });

/** Changes the password: POST /api/secure/change-password. */
export const changePassword = (token: string, payload: PasswordChange, options?: CallOptions) =>
  request<Answer>('/api/secure/change-password', payload, { ...options, token });

/** Deletes the account: POST /api/secure/delete-profile. */
export const deleteProfile = (token: string, payload: ProfileDeletion, options?: CallOptions) =>
  request<Answer>('/api/secure/delete-profile', payload, { ...options, token });
