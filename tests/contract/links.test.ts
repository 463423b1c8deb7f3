import { expect } from 'vitest';
import { goodPassword, shortPassword } from '../support/accounts.ts';
import { test } from './support/api.ts';
import { expectRandom } from './support/checks.ts';

const forgot = '/api/auth/forgot-password';
const password = `${goodPassword}, reset`;
const stolen = `${goodPassword}, stolen`;

test.for(['visitor', 'participant'] as const)(
  'a reset link of a %s sets the password once and ends all sessions',
  async (type, { api }) => {
    const account = await api.open({ type });
    const { token: first, password: old } = account;
    await account.signIn();
    const token = await account.requestResetLink();
    await account.expectSession('after a reset link was sent');
    await account.reset(token, shortPassword, 'with a password that is too short', { status: 400 });
    const body = await account.reset(token, password, 'after a refused password');
    expect(body, 'POST /api/auth/reset-password starts no session').not.toHaveProperty('token');
    await account.reset(token, stolen, 'with a used link', { status: 400 });
    for (const session of [first, account.token]) {
      await account.expectNoSession(session, 'in a session from before the reset');
    }
    await account.expectNoSignIn(old, 'with the password from before the reset');
    await account.signIn('with the new password after a reset');
  },
);

test('a reset link works once, even for several requests at a time', async ({ api }) => {
  const account = await api.open();
  const token = await account.requestResetLink();
  const payloads = [1, 2, 3, 4, 5].map((index) => ({ token, password: `${password}${index}` }));
  await api.expectOneSuccess('/api/auth/reset-password', payloads, 400);
});

test('each request sends a new reset link, and only the newest works', async ({ api }) => {
  const account = await api.open();
  const old = await account.requestResetLink();
  const token = await account.requestResetLink('a second time, at once');
  expectRandom('tokens of reset links', old, token);
  await account.reset(old, stolen, 'with a link replaced by a newer one', { status: 400 });
  await account.reset(token, password, 'with the newest link');
});

test('a token is valid for its own purpose and account only', async ({ api }) => {
  const [account, other] = [await api.register(), await api.open()];
  const tokens = {
    'a registration': account.token,
    'a verification link': await account.mailedToken('verify-Profile'),
    'a reset link': await account.requestResetLink(),
    'a session': other.token,
  };
  const { 'a verification link': verification, 'a reset link': reset } = tokens;
  const otherReset = await other.requestResetLink();
  const uses: Readonly<Record<string, (token: string, when: string) => Promise<unknown>>> = {
    'a session': (token, when) => other.expectNoSession(token, when),
    'a verification link': (token, when) => api.verify(token, when, { status: 400 }),
    'a reset link': (token, when) => account.reset(token, stolen, when, { status: 400 }),
  };
  for (const [use, call] of Object.entries(uses)) {
    for (const [kind, token] of Object.entries(tokens)) {
      if (kind !== use) await call(token, `with the token of ${kind}`);
    }
    for (const unknown of ['un_known', reset.slice(0, -1), `${reset}0`, '..', 'null']) {
      await call(unknown, 'with an unknown token');
    }
  }
  await api.verify(verification, 'after a reset link was sent');
  await account.reset(reset, password, 'with its own link, after a verification');
  await other.expectSession("after another account's reset");
  await other.reset(otherReset, password, "after another account's reset");
});

test('a password reset verifies the email address', async ({ api }) => {
  const account = await api.register();
  const token = await account.requestResetLink('for an unverified account');
  await account.reset(token, password, 'for an unverified account');
  await account.signIn('after the reset of an unverified account');
});

test('only the address of an account gets a reset link, but every address gets the same response', async ({
  api,
}) => {
  const [unverified, account] = [await api.register(), await api.open()];
  await api.expectSameReply(forgot, { email: unverified.email });
  const unknown = await api.expectSameReply(forgot, { email: account.email });
  await api.mailbox.expectNone(unknown, 'without an account');
});

test('a reset request with the email in capitals, from another origin, sends the usual email to the registered address', async ({
  api,
}) => {
  const account = await api.open();
  const email = account.email.toUpperCase();
  const origin = 'https://elsewhere.example';
  await api.post(forgot, { email }, 'in capitals, from elsewhere', { origin });
  await account.mailedToken('reset-password');
});
