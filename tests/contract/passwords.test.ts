import { goodPassword, passwordOfLength } from '../passwords';
import {
  Account,
  deleteAccounts,
  isSingle,
  mailedToken,
  needMailpit,
  newEmail,
  openAccount,
} from './accounts';
import { check, checkResponses, post, Skip } from './api';

const path = '/api/secure/change-password';
let account: Account | undefined;
const member = async () => (account ??= await openAccount());

/** The account's password is no longer known. */
function giveUp(): void {
  if (isSingle) throw new Skip('The password of TEST_EMAIL is no longer known.');
  account = undefined;
}

/** Checks that the password signs in and that no other one does. */
async function expectOnly(
  member: Account,
  others: readonly string[],
  when: string,
  origin: string,
): Promise<void> {
  try {
    await member.signIn(`with ${when}, ${origin}`);
  } catch (error) {
    giveUp();
    throw error;
  }
  for (const password of others) {
    const payload = { email: member.email, password };
    const hint = 'Passwords are compared exactly: not trimmed, not shortened.';
    const expected = { when: `with another password than ${when}, ${origin}`, status: 401, hint };
    await post('/api/auth/login', payload, expected);
  }
}

check('a wrong current password is refused, and the session continues', async () => {
  const owner = await member();
  const payload = { currentPassword: 'wrong password', newPassword: `${goodPassword} new` };
  const change = { ...payload, confirmPassword: payload.newPassword };
  const hint = '401 would end the session on the site.';
  await owner.call(path, change, { when: 'with a wrong current password', status: 400, hint });
  await owner.save({}, 'after a wrong current password');
});

check('a change ends the other sessions, the old password and nothing else', async () => {
  const owner = await member();
  const { email, password: old } = owner;
  const other = await owner.secondSession();
  await owner.changePassword(`${goodPassword}, changed`, 'with the right current password');
  await owner.save({}, 'in the session that changed the password');
  await owner.save({}, 'in another session after a password change', {
    status: 401,
    token: other,
  });
  const payload = { email, password: old };
  await post('/api/auth/login', payload, { when: 'with the old password', status: 401 });
  await owner.signIn('with the changed password');
});

const long = (length: number) => {
  const password = passwordOfLength(length);
  return [password, `${password.slice(0, -1)}#`] as const;
};
/** Passwords, each with others that must not sign in. */
const passwords: Readonly<Record<string, readonly [password: string, ...others: string[]]>> = {
  'with spaces at its ends': [`  ${goodPassword}  `, goodPassword],
  'with emoji': [`${goodPassword} 🤖📡`, `${goodPassword} 🤖🔭`, `${goodPassword} ??`],
  'of 76 characters': long(76),
  'of 200 characters': long(200),
  'of 256 characters': long(256),
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
      await expectOnly(owner, others, `a password ${kind}`, 'after a change');
    } catch (error) {
      losesSpaces ||= kind === 'with spaces at its ends';
      throw error;
    }
  });
}

check('a password with spaces at its ends works from the registration on', async () => {
  await member();
  needMailpit();
  if (losesSpaces) throw new Skip('Lost spaces are reported already.');
  const fresh = new Account(newEmail(), `  ${goodPassword}  `);
  await fresh.register();
  await fresh.verify();
  const { email } = fresh;
  await fresh.signIn('with the password of the registration, with its spaces');
  const payload = { email, password: fresh.password.trim() };
  const expected = { when: 'without the spaces of the registration', status: 401 };
  await post('/api/auth/login', payload, expected);
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
  const { email, isNew } = await member();
  // RESET_TOKEN is from an earlier run, unless this one has registered TEST_EMAIL.
  if (isNew) await post(forgot, { email }, { when: 'for an account', status: 200 });
  link = await mailedToken(email, 'reset-password');
});

check('a reset link verifies no address', async () => {
  const token = resetLink();
  const expected = { when: 'with the token of a reset link', status: 400 };
  await post('/api/auth/verify-profile', { token }, expected);
});

check('only the newest reset link works', async () => {
  needMailpit();
  const { email } = await member();
  const old = resetLink();
  await post(forgot, { email }, { when: 'a second time', status: 200 });
  link = await mailedToken(email, 'reset-password');
  const payload = { token: old, password: `${goodPassword}, stolen` };
  const expected = { when: 'with a link replaced by a newer one', status: 400 };
  await post(reset, payload, expected);
});

check('an unknown token resets nothing', async () => {
  const payload = { token: 'unknown', password: `${goodPassword}, stolen` };
  await post(reset, payload, { when: 'with an unknown token', status: 400 });
});

check('a reset ends all sessions and the old password, and works once', async () => {
  const owner = await member();
  const token = resetLink();
  const { email, password: old } = owner;
  const password = losesSpaces ? `${goodPassword}, reset` : `  ${goodPassword}, reset  `;
  const short = { token, password: 'seven77' };
  await post(reset, short, { when: 'with a password of 7 characters', status: 400 });
  const expected = {
    when: 'with the newest link, after a password that was too short',
    status: 200,
  };
  await post(reset, { token, password }, expected);
  owner.password = password;
  await post(
    reset,
    { token, password: `${goodPassword}, stolen` },
    { when: 'with a used link', status: 400 },
  );
  await owner.save({}, 'in a session from before the reset', { status: 401 });
  const before = { email, password: old };
  const when = 'with the password from before the reset';
  await post('/api/auth/login', before, { when, status: 401 });
  await expectOnly(
    owner,
    [`${password.trim()}.`, ...(losesSpaces ? [] : [password.trim()])],
    'the new password',
    'after a reset',
  );
});

check('a reset verifies the address', async () => {
  await member();
  needMailpit();
  const fresh = new Account();
  await fresh.register();
  const { email } = fresh;
  await post(forgot, { email }, { when: 'for an unverified account', status: 200 });
  const token = await mailedToken(email, 'reset-password');
  fresh.password = `${goodPassword}, from the link`;
  const payload = { token, password: fresh.password };
  await post(reset, payload, { when: 'for an unverified account', status: 200 });
  await fresh.signIn('after the reset of an unverified account');
});

checkResponses();
deleteAccounts();
