import { goodPassword, passwordOfLength } from '../support/passwords';
import type { Account } from './accounts';
import { check } from './check';

const long = passwordOfLength(256);

/** Passwords, each with others that must not sign in. */
const passwords: Readonly<Record<string, readonly [password: string, ...others: string[]]>> = {
  'spaces at its ends': [`  ${goodPassword}  `, goodPassword, `  ${goodPassword}`],
  emoji: [`${goodPassword} 🤖📡`, `${goodPassword} 🤖🔭`, `${goodPassword} ??`],
  '8 emoji': ['🤖📡🔭🦾🦿🧠🔋🔧', '🤖📡🔭🦾🦿🧠🔋🔩'],
  '256 characters': [long, `${long.slice(0, -1)}#`],
  '256 emoji': ['🤖'.repeat(256), '🤖'.repeat(255)],
  'Unicode forms': [
    `${goodPassword} Zu\u0308rich \u212b ﬁ`,
    `${goodPassword} Z\u00fcrich \u00c5 ﬁ`,
    `${goodPassword} Zu\u0308rich \u212b fi`,
  ],
  '<b>, quotes and escapes': [
    `${goodPassword} <b>'"&\\%00 é`,
    `${goodPassword} &lt;b&gt;'"&\\%00 é`,
    `${goodPassword} '"&\\%00 é`,
  ],
  capitals: [goodPassword, goodPassword.toLowerCase(), goodPassword.toUpperCase()],
};

async function expectOnly(account: Account, others: readonly string[], when: string) {
  await account.signIn(`with a password with ${when}`);
  for (const other of others) {
    await account.expectRefusal(other, `with another password than the one with ${when}`);
  }
}

for (const [index, [kind, [password, ...others]]] of Object.entries(passwords).entries()) {
  check(`a password with ${kind} is compared exactly`, async (api) => {
    api.says('Passwords are', 'At least 8', 'Lengths are');
    const fresh = await api.register({ type: 'visitor', password });
    await fresh.verify();
    await expectOnly(fresh, others, `${kind}, after a registration`);
    const account = await api.open();
    const when = `to one with ${kind}`;
    if (index % 2) await account.changePassword(password, when);
    else await account.reset(await account.forgotten(), password, 200, when);
    await expectOnly(account, others, `${kind}, after a change`);
    for (const currentPassword of others) {
      const payload = { currentPassword, newPassword: password, confirmPassword: password };
      await account.call('/api/secure/change-password', payload, 400, `from another than ${kind}`);
    }
    await account.changePassword(goodPassword, `from one with ${kind}`);
  });
}

check('a wrong current password or repetition changes nothing', async (api) => {
  api.says('A wrong current', 'Equal to `newPassword`;', 'Invalid request, a');
  const account = await api.open();
  const newPassword = `${goodPassword}, Zu\u0308rich`;
  const link = await account.forgotten();
  const spoilt = {
    'a wrong current password': { currentPassword: 'wrong password' },
    'the current password in capitals': { currentPassword: goodPassword.toUpperCase() },
    'another repetition': { confirmPassword: `${goodPassword}, other` },
    'a repetition in capitals': { confirmPassword: newPassword.toUpperCase() },
    'a space after the repetition': { confirmPassword: `${newPassword} ` },
    'another Unicode form of the repetition': { confirmPassword: newPassword.normalize() },
  };
  for (const [when, change] of Object.entries(spoilt)) {
    const good = { currentPassword: goodPassword, newPassword, confirmPassword: newPassword };
    const payload = { ...good, ...change };
    await account.call('/api/secure/change-password', payload, 400, `with ${when}`);
    await account.expectSession(200, `after a change with ${when}`);
    await account.expectRefusal(newPassword, `with the new password of a change with ${when}`);
  }
  await account.reset(link, goodPassword, 200, 'with a link from before the refused changes');
});

for (const type of ['visitor', 'participant'] as const) {
  check(`a new password of a ${type} ends its other sessions`, async (api) => {
    api.says('All other', 'A session ends', 'The call succeeded');
    const [account, other] = [await api.open({ type }), await api.open({ type })];
    const { token: first, password: old } = account;
    await account.signIn();
    const { token: second } = account;
    await account.signIn();
    await account.changePassword(`${goodPassword}, changed`, 'with the right password');
    await account.expectSession(200, 'in the session that changed the password');
    for (const token of [first, second]) {
      await account.expectSession(401, 'in another session, after a password change', token);
    }
    await account.expectRefusal(old, 'with the old password');
    await account.signIn('with the new password');
    await other.expectSession(200, 'after another account changed its password');
  });
}

check('the new password may equal the current one', async (api) => {
  api.says('The new password');
  const account = await api.open();
  await account.changePassword(account.password, 'to the current password');
  await account.signIn('after a change to the same password');
});
