import { request } from './client.ts';
import type { CallPath, Payloads } from './payloads.ts';

// See product.md, Calls.

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
