import { expect } from 'vitest';
import { goodPassword } from '../support/accounts.ts';
import { exampleOf, formatValue } from '../support/openapi.ts';
import { emptyProfile } from './support/account.ts';
import { test } from './support/api.ts';
import { expectRandom } from './support/checks.ts';
import { newEmail } from './support/testedServer.ts';
import { allThenEach, textKinds, textsOf } from './support/texts.ts';

const path = '/api/auth/register';
const resend = '/api/auth/resend-verification';

for (const [index, kind] of textKinds.entries()) {
  const type = index % 2 ? 'visitor' : 'participant';
  test(`a ${type} registered with ${kind} can sign in after the verification`, ({ api }) => {
    return allThenEach(textsOf(path, exampleOf(path), kind), async (texts) => {
      const account = await api.register({ type, texts }, `with ${kind}`);
      await account.verify();
      account.expectTexts(await account.signIn(), { ...emptyProfile, ...texts });
    });
  });
}

for (const state of ['an unverified', 'a verified']) {
  test(`registering ${state} account again changes nothing and sends nothing`, async ({ api }) => {
    const account = await api.register({ type: 'visitor' });
    const token = await account.mailedToken('verify-Profile');
    if (state === 'a verified') await api.verify(token, 'with the newest link');
    const names = { firstName: 'Other', lastName: 'Person', dialCode: '1', phone: '2025550100' };
    const password = `${goodPassword}, other`;
    for (const email of [account.email, account.email.toUpperCase()]) {
      const texts = { ...names, password, email };
      await account.register(`as ${email}, which is taken`, { status: 409, texts });
    }
    const when = 'after a refused registration';
    await api.mailbox.expectNone(account.email, when);
    if (state === 'an unverified') await api.verify(token, when);
    account.expectTexts(await account.signIn(when), emptyProfile);
    await account.expectNoSignIn(password, 'with the password of a refused registration');
  });
}

test('an email address is registered once, even by several requests at a time', async ({ api }) => {
  const payload = { ...exampleOf(path), email: newEmail(), password: goodPassword };
  await api.expectOneSuccess(path, Array<object>(5).fill(payload), 409);
});

test('only the newest verification link works, and may be opened twice', async ({ api }) => {
  const [account, other] = [await api.register(), await api.register()];
  const old = await account.mailedToken('verify-Profile');
  const others = await other.mailedToken('verify-Profile');
  expectRandom('tokens of verification links', old, others);
  const reset = await account.requestResetLink();
  const email = account.email.toUpperCase();
  await api.post(resend, { email }, 'in capitals');
  await account.mailedToken('verify-Profile');
  await api.post(resend, { email }, 'a second time, at once');
  const token = await account.mailedToken('verify-Profile');
  expectRandom('tokens of verification links', old, token);
  await api.verify(old, 'with a link replaced by a newer one', { status: 400 });
  await api.verify(token, 'with the newest link');
  const body = await api.verify(token, 'with the newest link again');
  expect(body, 'POST /api/auth/verify-profile starts no session').not.toHaveProperty('token');
  await account.signIn('after the verification');
  await api.verify(others, "after another account's verification");
  await account.reset(reset, goodPassword, 'with a link from before the verification link');
});

test('only the address of an unverified account gets a new link, but every address gets the same response', async ({
  api,
}) => {
  const account = await api.register();
  const unknown = await api.expectSameReply(resend, { email: account.email });
  await api.mailbox.expectNone(unknown, 'without an account');
  await account.verify();
  await api.expectSameReply(resend, { email: account.email });
  await api.mailbox.expectNone(account.email, 'with a verified account');
});

test.for([
  ['a.b+', 'ab+'],
  ['+a.b', '+ab'],
  ['+a', '+b'],
  ['+\u00fc', '+u\u0308'],
])('email addresses with %o and with %o belong to different accounts', async (parts, { api }) => {
  const email = newEmail();
  for (const part of parts) {
    const payload = { ...exampleOf(path), email: email.replace('+', part) };
    await api.post(path, payload, `with a new address, one of ${formatValue(parts.join(' '))}`);
  }
});
