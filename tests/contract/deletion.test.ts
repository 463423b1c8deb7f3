import { expect } from 'vitest';
import { goodPassword } from '../support/accounts.ts';
import { emptyProfile, pixel } from './support/account.ts';
import { test } from './support/api.ts';
import { organizerEmail } from './support/settings.ts';
import { newEmail } from './support/testedServer.ts';

test('a deletion needs the account’s own email address', async ({ api }) => {
  const [account, other] = [await api.open(), await api.open()];
  await account.delete(other.email, "with another account's address", { status: 400 });
  await account.delete(newEmail(), 'with an unknown address', { status: 400 });
  await account.delete(account.email.replace('+', '.+'), 'with another dot', { status: 400 });
  await account.expectSession('after a refused deletion');
  await other.signIn("after a deletion with another account's token");
});

test.for(['visitor', 'participant'] as const)(
  'deleting the account of a %s removes its sessions, links and pictures, and frees its email address',
  async (type, { api }) => {
    // A server that lowercases only ASCII letters does not find the address.
    const account = await api.register({ type, email: newEmail('Ä') });
    const other = await api.open({ type });
    const token = await account.verify();
    await account.signIn();
    const { token: first, email, password } = account;
    await account.signIn();
    const { avatar } = await account.save({ avatar: pixel, place: 'Old' }, 'with a picture');
    const reset = await account.requestResetLink('before the deletion');
    await account.delete(email.toLowerCase(), 'with its address in small letters');
    const { token: last } = account;
    const expectEnd = async (when: string) => {
      await account.expectNoSession(first, `in the first session ${when}`);
      await account.expectNoSession(last, `in the last session ${when}`);
      await account.reset(reset, goodPassword, `with the old link ${when}`, { status: 400 });
      await api.verify(token, `with the old link ${when}`, { status: 400 });
    };
    await expectEnd('after the deletion');
    await account.expectNoSignIn(password, 'after the deletion');
    await api.expectPicture(String(avatar), 'after the account was deleted', { status: 404 });
    await api.post('/api/auth/forgot-password', { email }, 'of a deleted account');
    await api.mailbox.expectNone(email, 'after the account was deleted');
    await other.expectSession('after another account was deleted');
    await account.register('with the address of a deleted account');
    await account.expectNoSignIn(password, 'before it is verified again', { status: 403 });
    await account.verify();
    account.expectTexts(await account.signIn('after it is verified again'), emptyProfile);
    await expectEnd('after registering again');
  },
);

test('the organizer gets the reason for leaving, without the account’s name or email address', async ({
  api,
}) => {
  const [other, account] = [await api.open(), await api.open()];
  await account.save({ firstName: 'Zacharias', lastName: 'Quill' }, 'with a rare name');
  const reason = `Two paragraphs:\n\n<b>Söhne "&" ${account.token.slice(0, 8)}`;
  const payload = { email: account.email, reason };
  await account.call('/api/secure/delete-profile', payload, 'with two paragraphs');
  const email = await api.mailbox.next('reason to ORGANIZER_EMAIL', organizerEmail, reason);
  const text = JSON.stringify(email).toLowerCase();
  for (const part of ['Zacharias', 'Quill', account.email]) {
    expect(text, 'Email of POST /api/secure/delete-profile').not.toContain(part.toLowerCase());
  }
  const longest = { email: other.email, reason: '🤖'.repeat(200_000) };
  await other.call('/api/secure/delete-profile', longest, 'with the longest reason');
});
