import { endSessions, removeAccount, revokeTokens } from './accounts';
import { secureEndpoint } from './endpoint';
import { ApiError } from './fields';
import { sendDeletionReport } from './mails';
import { storeAvatar } from './uploads';

export const profileHandlers = [
  secureEndpoint('/api/secure/profile', (payload, { db, account }) => {
    const displayName = `${payload.firstName} ${payload.lastName}`;
    const avatar = storeAvatar(db, account, payload.avatar);
    account.user = { ...account.user, ...payload, displayName, avatar };
    return { success: true, user: account.user };
  }),

  secureEndpoint(
    '/api/secure/change-password',
    ({ currentPassword, newPassword, confirmPassword }, { db, account, token }) => {
      if (newPassword !== confirmPassword) throw new ApiError(400, 'New passwords do not match.');
      // Not 401: the session is still valid.
      if (currentPassword !== account.password) {
        throw new ApiError(400, 'The current password is wrong.');
      }
      account.password = newPassword;
      revokeTokens(db.resets, account);
      endSessions(db, account, token);
      return { success: true };
    },
  ),

  secureEndpoint('/api/secure/delete-profile', ({ email, reason }, { db, account }) => {
    if (email.toLowerCase() !== account.user.email.toLowerCase()) {
      throw new ApiError(400, 'This is not the email address of your account.');
    }
    removeAccount(db, account);
    sendDeletionReport(db, reason);
    return { success: true };
  }),
];
