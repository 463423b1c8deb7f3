import type { PasswordChange, ProfileDeletion, ProfileUpdate } from '../api/calls';
import { endSessions, removeAccount } from './accounts';
import { secureCall } from './call';
import { dialCode, email, filled, phone, Refusal, text, newPassword } from './fields';
import { sendFarewell } from './mails';
import { keepAvatar } from './uploads';

/** The calls of a signed-in user. */
export const profileHandlers = [
  secureCall<ProfileUpdate>(
    '/api/secure/profile',
    {
      firstName: filled,
      lastName: filled,
      dialCode,
      phone,
      avatar: text,
      address: text,
      country: text,
      state: text,
      zipCode: text,
      language: text,
      organization: text,
      designation: text,
      place: text,
    },
    (payload, { state, account }) => {
      const avatar = keepAvatar(state, account, payload.avatar);
      const displayName = `${payload.firstName} ${payload.lastName}`;
      account.user = { ...account.user, ...payload, displayName, avatar };
      return { success: true, user: account.user };
    },
  ),

  secureCall<PasswordChange>(
    '/api/secure/change-password',
    { currentPassword: text, newPassword, confirmPassword: text },
    (payload, { state, account, token }) => {
      // Not 401: the session is still valid.
      if (payload.currentPassword !== account.password) {
        throw new Refusal(400, 'The current password is wrong.');
      }
      if (payload.newPassword !== payload.confirmPassword) {
        throw new Refusal(400, 'New passwords do not match.');
      }
      account.password = payload.newPassword;
      endSessions(state, account, token);
      return { success: true };
    },
  ),

  secureCall<ProfileDeletion>(
    '/api/secure/delete-profile',
    { email, reason: filled },
    (payload, { state, account }) => {
      if (payload.email.toLowerCase() !== account.user.email.toLowerCase()) {
        throw new Refusal(400, 'This is not the email address of your account.');
      }
      removeAccount(state, account);
      sendFarewell(state, account, payload.reason);
      return { success: true };
    },
  ),
];
