import { type ApiResponse, type CallOptions, request } from './client';
import type { User, UserType, userTypeCodes } from './user';

// See product.md, Calls. Fields of a response are unknown until checked: a server may send anything.

export interface Phone {
  /** Dial code without the plus sign, for example `41`. */
  dialCode: string;
  phone: string;
}

export const subscribeNewsletter = (email: string, options?: CallOptions) =>
  request('/api/auth/subscribe-newsletter', { email }, options);

export interface ContactRequest extends Phone {
  name: string;
  email: string;
  message: string;
}

export const requestContact = (payload: ContactRequest, options?: CallOptions) =>
  request('/api/auth/contact-request', payload, options);

export interface Registration extends Phone {
  type: (typeof userTypeCodes)[UserType];
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** Creates an unverified account. A token in the response means success. */
export const register = (payload: Registration, options?: CallOptions) =>
  request<ApiResponse & { token?: unknown }>('/api/auth/register', payload, options);

export interface LoginResponse extends ApiResponse {
  user?: unknown;
  token?: unknown;
  /** `false` for an account whose email address is not verified yet. */
  verified?: unknown;
}

export const login = (email: string, password: string, options?: CallOptions) =>
  request<LoginResponse>('/api/auth/login', { email, password }, options);

/** Asks for another verification email. */
export const resendVerification = (email: string, options?: CallOptions) =>
  request('/api/auth/resend-verification', { email }, options);

/** Asks for a password reset link. */
export const forgotPassword = (email: string, options?: CallOptions) =>
  request('/api/auth/forgot-password', { email }, options);

/** Sets a new password with the token of a reset link. */
export const resetPassword = (linkToken: string, password: string, options?: CallOptions) =>
  request('/api/auth/reset-password', { token: linkToken, password }, options);

export interface SponsorRequest extends ContactRequest {
  organization: string;
  /** Always empty: the message names the tier. See product.md, Sponsor page. */
  sponsorType: '';
}

export const requestSponsorship = (payload: SponsorRequest, options?: CallOptions) =>
  request('/api/auth/sponsor-request', payload, options);

/** Verifies an email address with the token of a verification link. */
export const verifyProfile = (linkToken: string, options?: CallOptions) =>
  request('/api/auth/verify-profile', { token: linkToken }, options);

/** `avatar` is a path without the API host, or a data URL for a newly picked picture. */
export type ProfileUpdate = Omit<User, 'displayName' | 'email' | 'userType'>;

/** Saves the profile. The response's `user` replaces the stored one. */
export const updateProfile = (token: string, payload: ProfileUpdate, options?: CallOptions) =>
  request<ApiResponse & { user?: unknown }>('/api/secure/profile', payload, { ...options, token });

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

export const changePassword = (token: string, payload: PasswordChange, options?: CallOptions) =>
  request('/api/secure/change-password', payload, { ...options, token });

export interface ProfileDeletion {
  email: string;
  reason: string;
}

export const deleteProfile = (token: string, payload: ProfileDeletion, options?: CallOptions) =>
  request('/api/secure/delete-profile', payload, { ...options, token });
