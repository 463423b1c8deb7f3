import type { Registration } from '../api/calls';
import { emptyUser, type User } from '../session/user';
import { accountOf, accountOfToken, endSessions, voidResets } from './accounts';
import { openCall } from './call';
import {
  dialCode,
  email,
  filledLine,
  invalidLink,
  linkToken,
  newPassword,
  oneOf,
  password,
  phone,
  Refusal,
} from './fields';
import { sendReset, sendVerification } from './mails';
import { newId } from './newId';

/** Registration, verification, sign-in and password recovery. */
export const accountHandlers = [
  openCall<Registration>(
    '/api/auth/register',
    {
      type: oneOf([1, 2], 'The account type must be 1 (visitor) or 2 (participant).'),
      firstName: filledLine,
      lastName: filledLine,
      email,
      dialCode,
      phone,
      password: newPassword,
    },
    ({ type, password, ...given }, state) => {
      if (accountOf(state, given.email)) {
        throw new Refusal(409, 'An account with this email address already exists.');
      }
      const account = {
        id: newId(),
        password,
        verified: false,
        user: newUser(type, given),
      };
      state.accounts.push(account);
      sendVerification(state, account, newId());
      // Not a session: it only says that the registration succeeded.
      return { success: true, token: newId() };
    },
  ),

  openCall('/api/auth/login', { email, password }, (payload, state) => {
    const account = accountOf(state, payload.email);
    if (account?.password !== payload.password) {
      throw new Refusal(401, 'Wrong email address or password.');
    }
    if (!account.verified) {
      const fields = { verified: false };
      throw new Refusal(403, 'This email address is not verified yet.', fields);
    }
    const token = newId();
    state.sessions[token] = account.id;
    return { success: true, verified: true, user: account.user, token };
  }),

  openCall('/api/auth/resend-verification', { email }, (payload, state) => {
    const account = accountOf(state, payload.email);
    if (account && !account.verified) sendVerification(state, account, newId());
    const message =
      'If this address belongs to an unverified account, a new verification link is on its way.';
    return { success: true, message };
  }),

  openCall('/api/auth/verify-profile', { token: linkToken }, (payload, state) => {
    const account = accountOfToken(state, state.verifications, payload.token);
    if (!account) throw new Refusal(400, invalidLink);
    account.verified = true;
    return { success: true, message: 'Your email address is verified. You can sign in now.' };
  }),

  openCall('/api/auth/forgot-password', { email }, (payload, state) => {
    const account = accountOf(state, payload.email);
    if (account) sendReset(state, account, newId());
    return {
      success: true,
      message: 'If this address has an account, a reset link is on its way.',
    };
  }),

  openCall(
    '/api/auth/reset-password',
    { token: linkToken, password: newPassword },
    (payload, state) => {
      const account = accountOfToken(state, state.resets, payload.token);
      if (!account) throw new Refusal(400, invalidLink);
      account.password = payload.password;
      // The link came by email.
      account.verified = true;
      voidResets(state, account);
      endSessions(state, account);
      return { success: true };
    },
  ),
];

type Given = Omit<Registration, 'type' | 'password'>;

const newUser = (type: Registration['type'], given: Given): User => ({
  ...emptyUser,
  ...given,
  displayName: `${given.firstName} ${given.lastName}`,
  userType: type === 2 ? 'participant' : 'visitor',
});
