import type { Registration } from '../api/calls';
import { emptyUser, type User } from '../session/user';
import { accountOf, accountOfToken, revokeTokens } from './accounts';
import { publicEndpoint } from './endpoint';
import {
  dialCode,
  email,
  nonBlankLine,
  invalidLink,
  linkToken,
  newPassword,
  oneOf,
  password,
  phone,
  ApiError,
} from './fields';
import { sendReset, sendVerification } from './mails';
import { newId } from './newId';

export const accountHandlers = [
  publicEndpoint<Registration>(
    '/api/auth/register',
    {
      type: oneOf([1, 2], 'There is no such account type.'),
      firstName: nonBlankLine,
      lastName: nonBlankLine,
      email,
      dialCode,
      phone,
      password: newPassword,
    },
    ({ type, password, ...profile }, db) => {
      if (accountOf(db, profile.email)) {
        throw new ApiError(409, 'An account with this email address already exists.');
      }
      const account = { id: newId(), password, verified: false, user: newUser(type, profile) };
      db.accounts.push(account);
      sendVerification(db, account, newId());
      // The token reports success; it starts no session.
      return { success: true, token: newId() };
    },
  ),

  publicEndpoint('/api/auth/login', { email, password }, (payload, db) => {
    const account = accountOf(db, payload.email);
    if (account?.password !== payload.password) {
      throw new ApiError(401, 'Wrong email address or password.');
    }
    if (!account.verified) {
      throw new ApiError(403, 'This email address is not verified yet.', { verified: false });
    }
    const token = newId();
    db.sessions[token] = account.id;
    return { success: true, verified: true, user: account.user, token };
  }),

  publicEndpoint('/api/auth/resend-verification', { email }, (payload, db) => {
    const account = accountOf(db, payload.email);
    if (account && !account.verified) sendVerification(db, account, newId());
    const message =
      'If this address belongs to an unverified account, a new verification link is on its way.';
    return { success: true, message };
  }),

  publicEndpoint('/api/auth/verify-profile', { token: linkToken }, (payload, db) => {
    const account = accountOfToken(db, db.verifications, payload.token);
    if (!account) throw new ApiError(400, invalidLink);
    account.verified = true;
    return { success: true, message: 'Your email address is verified. You can sign in now.' };
  }),

  publicEndpoint('/api/auth/forgot-password', { email }, (payload, db) => {
    const account = accountOf(db, payload.email);
    if (account) sendReset(db, account, newId());
    return { success: true };
  }),

  publicEndpoint(
    '/api/auth/reset-password',
    { token: linkToken, password: newPassword },
    (payload, db) => {
      const account = accountOfToken(db, db.resets, payload.token);
      if (!account) throw new ApiError(400, invalidLink);
      account.password = payload.password;
      // Opening the link proves that the email address is right.
      account.verified = true;
      revokeTokens(db.resets, account);
      revokeTokens(db.sessions, account);
      return { success: true };
    },
  ),
];

const newUser = (
  type: Registration['type'],
  profile: Omit<Registration, 'type' | 'password'>,
): User => ({
  ...emptyUser,
  ...profile,
  displayName: `${profile.firstName} ${profile.lastName}`,
  userType: type === 2 ? 'participant' : 'visitor',
});
