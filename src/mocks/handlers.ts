import { emptyUser, fullName, type User, userTypeCodes } from '../api/user.ts';
import { championship } from '../data/championship.ts';
import { publicEndpoint, secureEndpoint } from './endpoint.ts';
import { accountOf, accountOfToken, invalidLink, newId, Refusal, revokeTokens } from './model.ts';
import {
  forwardMessage,
  sendReason,
  sendResetLink,
  sendVerification,
  sendWelcome,
} from './sendEmails.ts';
import { serveUpload, storeAvatar } from './uploads.ts';

const accountHandlers = [
  publicEndpoint('/api/auth/register', ({ type, password, ...profile }, db) => {
    if (accountOf(db, profile.email)) {
      throw new Refusal(
        409,
        'An account with this email address already exists. Sign in, or reset your password.',
      );
    }
    const user: User = {
      ...emptyUser,
      ...profile,
      displayName: fullName(profile),
      userType: type === userTypeCodes.participant ? 'participant' : 'visitor',
    };
    const account = { id: newId(), password, verified: false, user };
    db.accounts.push(account);
    sendVerification(db, account);
    // The token reports success; it starts no session.
    return { token: newId() };
  }),

  publicEndpoint('/api/auth/login', (payload, db) => {
    const account = accountOf(db, payload.email);
    if (account?.password !== payload.password) {
      throw new Refusal(
        401,
        'The email address or the password is wrong. Check both, or reset your password.',
      );
    }
    if (!account.verified) {
      throw new Refusal(
        403,
        'This email address is not verified yet. Open the link in the verification email, or request a new link.',
        { verified: false },
      );
    }
    const token = newId();
    db.tokens.push({ use: 'session', token, accountId: account.id });
    return { verified: true, user: account.user, token };
  }),

  publicEndpoint('/api/auth/resend-verification', ({ email }, db) => {
    const account = accountOf(db, email);
    if (account && !account.verified) sendVerification(db, account);
    return {
      message:
        'If this address belongs to an unverified account, a new verification link is on its way.',
    };
  }),

  publicEndpoint('/api/auth/verify-profile', ({ token }, db) => {
    const account = accountOfToken(db, 'verification', token);
    if (!account) throw new Refusal(400, invalidLink);
    account.verified = true;
    return { message: 'Your email address is verified. You can sign in now.' };
  }),

  publicEndpoint('/api/auth/forgot-password', ({ email }, db) => {
    const account = accountOf(db, email);
    if (account) sendResetLink(db, account);
  }),

  publicEndpoint('/api/auth/reset-password', ({ token, password }, db) => {
    const account = accountOfToken(db, 'reset', token);
    if (!account) throw new Refusal(400, invalidLink);
    account.password = password;
    // Opening the link proves that the email address is right.
    account.verified = true;
    revokeTokens(db, 'reset', account);
    revokeTokens(db, 'session', account);
  }),
];

const profileHandlers = [
  secureEndpoint('/api/secure/profile', (payload, { account }) => {
    const avatar = storeAvatar(account, payload.avatar);
    account.user = { ...account.user, ...payload, displayName: fullName(payload), avatar };
    return { user: account.user };
  }),

  secureEndpoint(
    '/api/secure/change-password',
    ({ currentPassword, newPassword, confirmPassword }, { db, account, token }) => {
      if (newPassword !== confirmPassword) throw new Refusal(400, 'New passwords do not match.');
      // 400 instead of 401, because the session is still valid.
      if (currentPassword !== account.password) {
        throw new Refusal(400, 'The current password is wrong. Check it, or reset your password.');
      }
      account.password = newPassword;
      revokeTokens(db, 'reset', account);
      revokeTokens(db, 'session', account, token);
    },
  ),

  secureEndpoint('/api/secure/delete-profile', ({ email, reason }, { db, account }) => {
    if (email.toLowerCase() !== account.user.email.toLowerCase()) {
      throw new Refusal(
        400,
        'This is not the email address of your account. Please sign in again.',
      );
    }
    // The tokens may stay: they no longer belong to any account.
    db.accounts = db.accounts.filter(({ id }) => id !== account.id);
    sendReason(db, reason);
  }),
];

const messageHandlers = [
  publicEndpoint('/api/auth/subscribe-newsletter', ({ email }, db) => {
    const subscriber = email.toLowerCase();
    if (db.subscribers.includes(subscriber)) return;
    db.subscribers.push(subscriber);
    sendWelcome(db, email);
  }),

  publicEndpoint('/api/auth/contact-request', (payload, db) => {
    forwardMessage(db, championship.email, 'Contact request', payload);
  }),

  publicEndpoint('/api/auth/sponsor-request', (payload, db) => {
    forwardMessage(db, championship.sponsorEmail, 'Sponsor enquiry', payload);
  }),
];

/** The mock API: calls and uploaded pictures, on any host. For `npm run dev`, the demo, `npm run api` and the tests. */
export const handlers = [...accountHandlers, ...profileHandlers, ...messageHandlers, serveUpload];
