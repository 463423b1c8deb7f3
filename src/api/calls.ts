import { type CallOptions, request } from './client.ts';
import type {
  ContactRequest,
  PasswordChange,
  ProfileDeletion,
  ProfileUpdate,
  Registration,
  SponsorRequest,
} from './payloads.ts';

// See product.md, Calls.

export const subscribeNewsletter = (email: string, options?: CallOptions) =>
  request('/api/auth/subscribe-newsletter', { email }, options);

export const requestContact = (payload: ContactRequest, options?: CallOptions) =>
  request('/api/auth/contact-request', payload, options);

export const requestSponsorship = (payload: SponsorRequest, options?: CallOptions) =>
  request('/api/auth/sponsor-request', payload, options);

/** Creates an unverified account. A token in the response means success. */
export const register = (payload: Registration, options?: CallOptions) =>
  request('/api/auth/register', payload, options);

/** Verifies an email address with the token of a verification link. */
export const verifyProfile = (linkToken: string, options?: CallOptions) =>
  request('/api/auth/verify-profile', { token: linkToken }, options);

export const resendVerification = (email: string, options?: CallOptions) =>
  request('/api/auth/resend-verification', { email }, options);

export const login = (email: string, password: string, options?: CallOptions) =>
  request('/api/auth/login', { email, password }, options);

/** Asks for a password reset link. */
export const forgotPassword = (email: string, options?: CallOptions) =>
  request('/api/auth/forgot-password', { email }, options);

export const resetPassword = (linkToken: string, password: string, options?: CallOptions) =>
  request('/api/auth/reset-password', { token: linkToken, password }, options);

/** Saves the profile. The response's `user` replaces the stored one. */
export const updateProfile = (token: string, payload: ProfileUpdate, options?: CallOptions) =>
  request('/api/secure/profile', payload, { ...options, token });

export const changePassword = (token: string, payload: PasswordChange, options?: CallOptions) =>
  request('/api/secure/change-password', payload, { ...options, token });

export const deleteProfile = (token: string, payload: ProfileDeletion, options?: CallOptions) =>
  request('/api/secure/delete-profile', payload, { ...options, token });
