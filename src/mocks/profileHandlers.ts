import type { PasswordChange, ProfileDeletion, ProfileUpdate } from '../api/calls';
import { endSessions, removeAccount } from './accounts';
import { secureCall } from './call';
import {
  avatar,
  dialCode,
  email,
  filledLine,
  line,
  message,
  newPassword,
  password,
  phone,
  Refusal,
} from './fields';
import { sendFarewell } from './mails';
import { keepAvatar } from './uploads';

/** The calls of a signed-in user. */
export const profileHandlers = [
  secureCall<ProfileUpdate>(
    '/api/secure/profile',
    {
      firstName: filledLine,
      lastName: filledLine,
      dialCode,
      phone,
      avatar,
      address: line,
      country: line,
      state: line,
      zipCode: line,
      language: line,
      organization: line,
      designation: line,
      place: line,
    },
    (payload, { state, account }) => {
      const displayName = `${payload.firstName} ${payload.lastName}`;
      const picture = keepAvatar(state, account, payload.avatar);
      account.user = { ...account.user, ...payload, displayName, avatar: picture };
      return { success: true, user: account.user };
    },
  ),

  secureCall<PasswordChange>(
    '/api/secure/change-password',
    { currentPassword: password, newPassword, confirmPassword: newPassword },
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
    { email, reason: message },
    (payload, { state, account }) => {
      if (payload.email.toLowerCase() !== account.user.email.toLowerCase()) {
        throw new Refusal(400, 'This is not the email address of your account.');
      }
      removeAccount(state, account);
      sendFarewell(state, payload.reason);
      return { success: true };
    },
  ),
];
