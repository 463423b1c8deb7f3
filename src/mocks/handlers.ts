import type { Registration } from '../api/payloads';
import { emptyUser, type User, userTypeCodes } from '../api/user';
import { event } from '../data/event';
import { publicEndpoint, secureEndpoint } from './endpoint';
import {
  accountOf,
  accountOfToken,
  ApiError,
  invalidLink,
  newId,
  revokeTokens,
  send,
  sendVerification,
} from './model';
import { serveUpload, storeAvatar } from './uploads';

const accountHandlers = [
  publicEndpoint('/api/auth/register', ({ type, password, ...profile }, db) => {
    if (accountOf(db, profile.email)) {
      throw new ApiError(
        409,
        'An account with this email address already exists. Sign in, or reset your password.',
      );
    }
    const account = { id: newId(), password, verified: false, user: newUser(type, profile) };
    db.accounts.push(account);
    sendVerification(db, account);
    // The token reports success; it starts no session.
    return { token: newId() };
  }),

  publicEndpoint('/api/auth/login', (payload, db) => {
    const account = accountOf(db, payload.email);
    if (account?.password !== payload.password) {
      throw new ApiError(
        401,
        'The email address or the password is wrong. Check both, or reset your password.',
      );
    }
    if (!account.verified) {
      throw new ApiError(
        403,
        'This email address is not verified yet. Open the link in the verification email, or request another.',
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
    if (!account) throw new ApiError(400, invalidLink);
    account.verified = true;
    return { message: 'Your email address is verified. You can sign in now.' };
  }),

  publicEndpoint('/api/auth/forgot-password', ({ email }, db) => {
    const account = accountOf(db, email);
    if (!account) return;
    // A new link replaces earlier ones.
    revokeTokens(db, 'reset', account);
    const token = newId();
    db.tokens.push({ use: 'reset', token, accountId: account.id });
    send(db, {
      to: account.user.email,
      subject: 'Set a new password',
      body: `Hello ${account.user.firstName},\n\nSomeone asked to reset the password of the account with this email address. To set a new password, open the link below. The link works once, within one hour. If you did not ask for a reset, ignore this email: your password stays the same.`,
      link: { label: 'Set a new password', path: `/reset-password/${token}` },
    });
  }),

  publicEndpoint('/api/auth/reset-password', ({ token, password }, db) => {
    const account = accountOfToken(db, 'reset', token);
    if (!account) throw new ApiError(400, invalidLink);
    account.password = password;
    // Opening the link proves that the email address is right.
    account.verified = true;
    revokeTokens(db, 'reset', account);
    revokeTokens(db, 'session', account);
  }),
];

const profileHandlers = [
  secureEndpoint('/api/secure/profile', (payload, { account }) => {
    const displayName = `${payload.firstName} ${payload.lastName}`;
    const avatar = storeAvatar(account, payload.avatar);
    account.user = { ...account.user, ...payload, displayName, avatar };
    return { user: account.user };
  }),

  secureEndpoint(
    '/api/secure/change-password',
    ({ currentPassword, newPassword, confirmPassword }, { db, account, token }) => {
      if (newPassword !== confirmPassword) throw new ApiError(400, 'New passwords do not match.');
      // 400 instead of 401, because the session is still valid.
      if (currentPassword !== account.password) {
        throw new ApiError(400, 'The current password is wrong. Check it, or reset your password.');
      }
      account.password = newPassword;
      revokeTokens(db, 'reset', account);
      revokeTokens(db, 'session', account, token);
    },
  ),

  secureEndpoint('/api/secure/delete-profile', ({ email, reason }, { db, account }) => {
    if (email.toLowerCase() !== account.user.email.toLowerCase()) {
      throw new ApiError(
        400,
        'This is not the email address of your account. Please sign in again.',
      );
    }
    // Its tokens then find no account.
    db.accounts = db.accounts.filter(({ id }) => id !== account.id);
    // Without name and email address; see data/legal.ts, Data Protection.
    send(db, {
      to: event.email,
      subject: 'Account deleted',
      body: `An account was deleted.\n\nReason: ${reason}`,
    });
  }),
];

const messageHandlers = [
  publicEndpoint('/api/auth/subscribe-newsletter', ({ email }, db) => {
    const reader = email.toLowerCase();
    if (db.subscribers.includes(reader)) return;
    db.subscribers.push(reader);
    send(db, {
      to: email,
      subject: 'Welcome to the newsletter of the championship',
      body: `Thank you for subscribing. We’ll write when there is news.\n\nTo unsubscribe, email ${event.email}.`,
      link: { label: 'Read the articles', path: '/news-or-blog' },
    });
  }),

  publicEndpoint('/api/auth/contact-request', (payload, db) => {
    send(db, {
      to: event.email,
      replyTo: payload.email,
      subject: 'Contact request',
      body: `Name: ${payload.name}\nPhone: +${payload.dialCode} ${payload.phone}\n\n${payload.message}`,
    });
  }),

  publicEndpoint('/api/auth/sponsor-request', (payload, db) => {
    send(db, {
      to: event.sponsorEmail,
      replyTo: payload.email,
      subject: 'Sponsor enquiry',
      body: `Name: ${payload.name}\nOrganization: ${payload.organization}\nPhone: +${payload.dialCode} ${payload.phone}\n\n${payload.message}`,
    });
  }),
];

/** The mock API: calls and uploaded pictures, on any host. For `npm run dev`, the demo, `npm run api` and the tests. */
export const handlers = [...accountHandlers, ...profileHandlers, ...messageHandlers, serveUpload];

const newUser = (
  type: Registration['type'],
  profile: Omit<Registration, 'type' | 'password'>,
): User => ({
  ...emptyUser,
  ...profile,
  displayName: `${profile.firstName} ${profile.lastName}`,
  userType: type === userTypeCodes.participant ? 'participant' : 'visitor',
});
