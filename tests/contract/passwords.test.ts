import { goodPassword, passwordOfLength } from '../passwords';
import {
  type Account,
  deleteAccounts,
  isSingle,
  mailedToken,
  needMailpit,
  newAccount,
  openAccount,
} from './accounts';
import { check, checkResponses, post, Skip } from './api';

let account: Account | undefined;
const member = async () => (account ??= await openAccount());

/** Checks that the account's password signs in and that no other one does. */
async function expectOnly(owner: Account, others: readonly string[], kind: string): Promise<void> {
  try {
    await owner.signIn(`with ${kind}`);
  } catch (error) {
    if (isSingle) throw new Skip('The password of TEST_EMAIL is no longer known.');
    account = undefined;
    throw error;
  }
  const hint = 'Passwords are compared exactly: not trimmed, not shortened.';
  for (const other of others) {
    await owner.expectRefusal(other, `with another password than ${kind}`, hint);
  }
}

check('a wrong current password is refused, and the session continues', async () => {
  const owner = await member();
  const newPassword = `${goodPassword} new`;
  const payload = {
    currentPassword: 'wrong password',
    newPassword,
    confirmPassword: newPassword,
  };
  await owner.call('/api/secure/change-password', payload, 400, 'with a wrong current password', {
    hint: '401 would end the session on the site.',
  });
  await owner.save({}, 'after a wrong current password');
});

check('a change ends the other sessions, the old password and nothing else', async () => {
  const owner = await member();
  const { token, password: old } = owner;
  await owner.signIn();
  await owner.changePassword(`${goodPassword}, changed`, 'with the right current password');
  await owner.save({}, 'in the session that changed the password');
  await owner.save({}, 'in another session after a password change', 401, { token });
  await owner.expectRefusal(old, 'with the old password');
  await owner.signIn('with the changed password');
});

check('a change ends no session of another account', async () => {
  needMailpit();
  const [owner, other] = [await member(), await openAccount()];
  await owner.changePassword(`${goodPassword}, mine`, 'beside another account');
  await other.save({}, 'after another account changed its password');
});

const long = passwordOfLength(256);
/** Passwords, each with others that must not sign in. */
const passwords: Readonly<Record<string, readonly [password: string, ...others: string[]]>> = {
  'with spaces at its ends': [`  ${goodPassword}  `, goodPassword],
  'with emoji': [`${goodPassword} 🤖📡`, `${goodPassword} 🤖🔭`, `${goodPassword} ??`],
  'of 256 characters': [long, `${long.slice(0, -1)}#`],
  'with <b> and quotes': [
    `${goodPassword} <b>'"&\\%00 é`,
    `${goodPassword} &lt;b&gt;'"&\\%00 é`,
    `${goodPassword} '"&\\%00 é`,
  ],
  'with capitals': [goodPassword, goodPassword.toLowerCase(), goodPassword.toUpperCase()],
};

/** True if the server drops spaces at the ends, which is reported once. */
let losesSpaces = false;

for (const [kind, [password, ...others]] of Object.entries(passwords)) {
  check(`a password ${kind} works as it was typed`, async () => {
    try {
      const owner = await member();
      await owner.changePassword(password, `to a password ${kind}`);
      await expectOnly(owner, others, `a password ${kind}, after a change`);
    } catch (error) {
      losesSpaces ||= kind === 'with spaces at its ends';
      throw error;
    }
  });
}

check('a password with spaces at its ends works from the registration on', async () => {
  await member();
  if (losesSpaces) throw new Skip('Lost spaces are reported already.');
  const fresh = await newAccount(`  ${goodPassword}  `);
  await fresh.verify();
  await fresh.signIn('with the password of the registration, with its spaces');
  await fresh.expectRefusal(goodPassword, 'without the spaces of the registration');
});

const forgot = '/api/auth/forgot-password';
const reset = '/api/auth/reset-password';
let link: string | undefined;

/** @throws Skip unless a reset link arrived. */
function resetLink(): string {
  if (link === undefined) throw new Skip('No reset link was found.');
  return link;
}

check('a reset link arrives', async () => {
  const { email } = await member();
  // RESET_TOKEN is from an earlier run.
  if (!isSingle) await post(forgot, { email }, 200, 'for an account');
  link = await mailedToken(email, 'reset-password');
});

check('a reset link verifies no address', async () => {
  const token = resetLink();
  await post('/api/auth/verify-profile', { token }, 400, 'with the token of a reset link');
});

const stolen = `${goodPassword}, stolen`;

check('only the newest reset link works', async () => {
  needMailpit();
  const { email } = await member();
  const old = resetLink();
  await post(forgot, { email }, 200, 'a second time');
  link = await mailedToken(email, 'reset-password');
  const payload = { token: old, password: stolen };
  await post(reset, payload, 400, 'with a link replaced by a newer one');
});

check('an unknown token resets nothing', async () => {
  await post(reset, { token: 'unknown', password: stolen }, 400, 'with an unknown token');
});

check('a reset ends all sessions and the old password, and works once', async () => {
  const owner = await member();
  const token = resetLink();
  const { password: old } = owner;
  const password = losesSpaces ? `${goodPassword}, reset` : `  ${goodPassword}, reset  `;
  await post(reset, { token, password: 'seven77' }, 400, 'with a password of 7 characters');
  await post(reset, { token, password }, 200, 'after a password that was too short');
  owner.password = password;
  await post(reset, { token, password: stolen }, 400, 'with a used link');
  await owner.save({}, 'in a session from before the reset', 401);
  await owner.expectRefusal(old, 'with the password from before the reset');
  const others = [`${password.trim()}.`, ...(losesSpaces ? [] : [password.trim()])];
  await expectOnly(owner, others, 'the new password, after a reset');
});

check('a reset verifies the address', async () => {
  await member();
  const fresh = await newAccount();
  const { email } = fresh;
  await post(forgot, { email }, 200, 'for an unverified account');
  const token = await mailedToken(email, 'reset-password');
  fresh.password = `${goodPassword}, from the link`;
  await post(reset, { token, password: fresh.password }, 200, 'for an unverified account');
  await fresh.signIn('after the reset of an unverified account');
});

checkResponses();
deleteAccounts();
