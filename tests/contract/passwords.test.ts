import { minPasswordLength } from '../../src/api/passwordRule.ts';
import { goodPassword, passwordOfLength } from '../support/accounts.ts';
import { test } from './support/api.ts';

const long = passwordOfLength(256);
const fewEmoji = '👍🏽'.repeat(Math.ceil(minPasswordLength / 2) - 1);
const change = '/api/secure/change-password';

test('a wrong current password or confirmation changes nothing', async ({ api }) => {
  const account = await api.open();
  const newPassword = `${goodPassword}, Zu\u0308rich`;
  const link = await account.requestResetLink();
  const spoilt = {
    'a wrong current password': { currentPassword: 'wrong password' },
    'the current password in capitals': { currentPassword: goodPassword.toUpperCase() },
    'another confirmation': { confirmPassword: `${goodPassword}, other` },
    'a confirmation in capitals': { confirmPassword: newPassword.toUpperCase() },
    'a space after the confirmation': { confirmPassword: `${newPassword} ` },
    'another Unicode form of the confirmation': { confirmPassword: newPassword.normalize() },
  };
  for (const [when, changed] of Object.entries(spoilt)) {
    const good = { currentPassword: goodPassword, newPassword, confirmPassword: newPassword };
    await account.call(change, { ...good, ...changed }, `with ${when}`, { status: 400 });
    await account.expectSession(`after a change with ${when}`);
    await account.expectNoSignIn(newPassword, `with the new password of a change with ${when}`);
  }
  await account.reset(link, goodPassword, 'with a link from before the refused changes');
});

/** Passwords, each with others that must not sign in. */
const passwords: Readonly<Record<string, readonly [password: string, ...others: string[]]>> = {
  'spaces at its ends': [`  ${goodPassword}  `, goodPassword, `  ${goodPassword}`],
  emoji: [`${goodPassword} 🤖📡`, `${goodPassword} 🤖🔭`, `${goodPassword} ??`],
  'the fewest code points (two in each emoji)': [`${fewEmoji}👍🏽`, `${fewEmoji}👍🏾`],
  '256 characters': [long, `${long.slice(0, -1)}#`],
  '256 emoji': ['🤖'.repeat(256), '🤖'.repeat(255)],
  'unnormalized Unicode': [
    `${goodPassword} u\u0308 \u212b ﬁ`,
    `${goodPassword} \u00fc \u00c5 ﬁ`,
    `${goodPassword} u\u0308 \u212b fi`,
  ],
  '<b>, quotes and escapes': [
    `${goodPassword} <b>'"&\\%00 é`,
    `${goodPassword} &lt;b&gt;'"&\\%00 é`,
    `${goodPassword} '"&\\%00 é`,
  ],
  capitals: [goodPassword, goodPassword.toLowerCase(), goodPassword.toUpperCase()],
};

for (const [kind, [password, ...others]] of Object.entries(passwords)) {
  test(`a password with ${kind} is compared exactly`, async ({ api }) => {
    const account = await api.open({ type: 'visitor', password });
    const expectExact = async (since: string) => {
      await account.signIn(`with a password with ${kind}, ${since}`);
      for (const other of others) {
        const when = `with another password than the one with ${kind}, ${since}`;
        await account.expectNoSignIn(other, when);
        const payload = { currentPassword: other, newPassword: other, confirmPassword: other };
        await account.call(change, payload, when, { status: 400 });
      }
    };
    await expectExact('after a registration');
    await account.changePassword(password, `to one with ${kind}`);
    await expectExact('after a change');
    await account.reset(await account.requestResetLink(), password, `to one with ${kind}`);
    await expectExact('after a reset');
  });
}

test.for(['visitor', 'participant'] as const)(
  'a password change by a %s ends the other sessions and the reset link of the account',
  async (type, { api }) => {
    const [account, other] = [await api.register({ type }), await api.open({ type })];
    const token = await account.verify();
    await account.signIn();
    const { token: first, password: old } = account;
    await account.signIn();
    const { token: second } = account;
    await account.signIn();
    const link = await account.requestResetLink();
    await account.changePassword(`${goodPassword}, changed`, 'with the right password');
    await account.expectSession('in the session that changed the password');
    for (const session of [first, second]) {
      await account.expectNoSession(session, 'in another session, after a password change');
    }
    await account.reset(link, old, 'with a link from before a password change', { status: 400 });
    await api.verify(token, 'after a password change');
    await account.expectNoSignIn(old, 'with the old password');
    await account.changePassword(account.password, 'to the current password');
    await account.signIn('with the new password');
    await other.expectSession('after another account changed its password');
  },
);
