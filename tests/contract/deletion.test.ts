import { goodPassword } from '../passwords';
import { deleteAccounts, mailedToken, needMailpit, openAccount, type Account } from './accounts';
import { check, checkResponses, expectNoPicture, post, shown, Skip, Violation } from './api';
import { smallPng } from './pictures';

let one: Account | undefined;
let other: Account | undefined;

const owner = async () => (one ??= await openAccount());
const stranger = async () => {
  needMailpit();
  return (other ??= await openAccount());
};

/** Path of the picture of the account that is deleted. */
let picture = '';
let deleted = false;

/** @throws Skip until the account is deleted. */
function deletedAccount(): Account {
  if (!one || !deleted) throw new Skip('The account was not deleted.');
  return one;
}

check("another account's picture is refused", async () => {
  const { avatar } = await (await owner()).save({ avatar: smallPng }, 'with a picture');
  if (typeof avatar !== 'string') throw new Skip('The picture was not saved.');
  const when = "with the path of another account's picture";
  await (await stranger()).save({ avatar }, when, 400);
});

check('saving changes and shows no other account', async () => {
  const [mine, theirs] = [await owner(), await stranger()];
  const saved = await mine.save({ organization: 'Team One' }, 'with the token of one account');
  const user = await theirs.signIn();
  if (saved.email === undefined || user.email === undefined) throw new Skip('No user is returned.');
  const isKept = user.email === theirs.email && user.organization !== 'Team One';
  if (isKept && saved.email === mine.email) return;
  throw new Violation(
    `POST /api/secure/profile with the token of ${mine.email} returned the user ${shown(saved.email)}; ` +
      `${theirs.email} then has the organization ${shown(user.organization)}.`,
  );
});

check("another account's address deletes neither account", async () => {
  const [mine, theirs] = [await owner(), await stranger()];
  const payload = { email: theirs.email, reason: 'The contract check is over.' };
  // If it was deleted, the later checks need another one.
  other = undefined;
  await mine.call('/api/secure/delete-profile', payload, 400, "with another account's address");
  await theirs.signIn("after a deletion with another account's token");
  await mine.signIn("after a refused deletion with another account's address");
  other = theirs;
});

let link: string | undefined;
check('the account is deleted, whatever the case of its address', async () => {
  const account = await owner();
  const { avatar } = await account.save({ avatar: smallPng }, 'with a picture');
  picture = String(avatar);
  const { email } = account;
  await post('/api/auth/forgot-password', { email }, 200, 'before the deletion');
  link = await mailedToken(email, 'reset-password').catch(() => undefined);
  await account.delete(email.toUpperCase());
  deleted = true;
});

check('a deleted account has no session', async () => {
  await deletedAccount().save({}, 'after the deletion', 401);
});

check('a deleted account cannot sign in', async () => {
  await deletedAccount().expectRefusal(deletedAccount().password, 'after the deletion');
});

check('the links of a deleted account are invalid', async () => {
  needMailpit();
  deletedAccount();
  if (link === undefined) throw new Skip('No reset link was found.');
  const payload = { token: link, password: goodPassword };
  await post('/api/auth/reset-password', payload, 400, 'with a link of a deleted account');
});

check('the picture of a deleted account is gone', async () => {
  deletedAccount();
  if (!picture.startsWith('/')) throw new Skip('No picture was saved.');
  await expectNoPicture(picture, 'after the account was deleted');
});

check('a deletion touches no other account', async () => {
  deletedAccount();
  await (await stranger()).save({}, 'after another account was deleted');
});

checkResponses();
deleteAccounts();
