import { goodPassword } from '../passwords';
import { deleteAccounts, mailedToken, needMailpit, openAccount, type Account } from './accounts';
import { check, checkResponses, getPicture, post, shown, Skip, Violation } from './api';
import { smallPng } from './pictures';

const path = '/api/secure/delete-profile';
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
function needDeletion(): void {
  if (!deleted) throw new Skip('The account was not deleted.');
}

check("another account's picture is refused", async () => {
  const { avatar } = await (await owner()).save({ avatar: smallPng }, 'with a picture');
  if (typeof avatar !== 'string') throw new Skip('The picture was not saved.');
  picture = avatar;
  const when = "with the path of another account's picture";
  await (await stranger()).save({ avatar }, when, { status: 400 });
});

check('saving changes and shows no other account', async () => {
  const [mine, theirs] = [await owner(), await stranger()];
  const saved = await mine.save({ organization: 'Team One' }, 'with the token of one account');
  const user = await theirs.signIn();
  if (saved.email === undefined || user.email === undefined) throw new Skip('No user is returned.');
  if (
    saved.email === mine.email &&
    user.email === theirs.email &&
    user.organization !== 'Team One'
  ) {
    return;
  }
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
  await mine.call(path, payload, { when: "with another account's address", status: 400 });
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
  await post('/api/auth/forgot-password', { email }, { when: 'before the deletion', status: 200 });
  link = await mailedToken(email, 'reset-password').catch(() => undefined);
  await account.delete(email.toUpperCase());
  deleted = true;
});

check('a deleted account has no session', async () => {
  needDeletion();
  await (await owner()).save({}, 'after the deletion', { status: 401 });
});

check('a deleted account cannot sign in', async () => {
  needDeletion();
  const { email, password } = await owner();
  await post('/api/auth/login', { email, password }, { when: 'after the deletion', status: 401 });
});

check('the links of a deleted account are invalid', async () => {
  needDeletion();
  needMailpit();
  if (link === undefined) throw new Skip('No reset link was found.');
  const payload = { token: link, password: goodPassword };
  const when = 'with a link of a deleted account';
  await post('/api/auth/reset-password', payload, { when, status: 400 });
});

check('the picture of a deleted account is gone', async () => {
  needDeletion();
  if (!picture.startsWith('/')) throw new Skip('No picture was saved.');
  const { status } = await getPicture(picture);
  if (status === 404) return;
  throw new Violation(
    `GET ${picture} returned ${status} after the account was deleted; expected 404.`,
  );
});

check('a deletion touches no other account', async () => {
  needDeletion();
  await (await stranger()).save({}, 'after another account was deleted');
});

checkResponses();
deleteAccounts();
