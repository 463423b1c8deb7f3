import type { PasswordChange, ProfileDeletion, ProfileUpdate } from '../api/calls';
import { removeAccount, revokeTokens } from './accounts';
import { secureEndpoint } from './endpoint';
import {
  avatar,
  dialCode,
  email,
  nonBlankLine,
  line,
  message,
  newPassword,
  password,
  phone,
  ApiError,
} from './fields';
import { sendDeletionReport } from './mails';
import { storeAvatar } from './uploads';

export const profileHandlers = [
  secureEndpoint<ProfileUpdate>(
    '/api/secure/profile',
    {
      firstName: nonBlankLine,
      lastName: nonBlankLine,
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
    (payload, { db, account }) => {
      const displayName = `${payload.firstName} ${payload.lastName}`;
      const picture = storeAvatar(db, account, payload.avatar);
      account.user = { ...account.user, ...payload, displayName, avatar: picture };
      return { success: true, user: account.user };
    },
  ),

  secureEndpoint<PasswordChange>(
    '/api/secure/change-password',
    { currentPassword: password, newPassword, confirmPassword: newPassword },
    (payload, { db, account, token }) => {
      // Not 401: the session is still valid.
      if (payload.currentPassword !== account.password) {
        throw new ApiError(400, 'The current password is wrong.');
      }
      if (payload.newPassword !== payload.confirmPassword) {
        throw new ApiError(400, 'New passwords do not match.');
      }
      account.password = payload.newPassword;
      revokeTokens(db.sessions, account, token);
      return { success: true };
    },
  ),

  secureEndpoint<ProfileDeletion>(
    '/api/secure/delete-profile',
    { email, reason: message },
    (payload, { db, account }) => {
      if (payload.email.toLowerCase() !== account.user.email.toLowerCase()) {
        throw new ApiError(400, 'This is not the email address of your account.');
      }
      removeAccount(db, account);
      sendDeletionReport(db, payload.reason);
      return { success: true };
    },
  ),
];
