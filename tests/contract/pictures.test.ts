import sharp from 'sharp';
import { expect } from 'vitest';
import { emptyProfile, type TestAccount } from './support/account.ts';
import { test } from './support/api.ts';
import { expectRandom } from './support/checks.ts';
import { serverUrl } from './support/testedServer.ts';
import { textsOf } from './support/texts.ts';

const folder = '/public/uploads/';
const formats = ['png', 'jpeg', 'webp', 'gif', 'avif'] as const;

/** A picture that is this many pixels wide and, padded with zeros, has this many bytes. */
async function picture(width = 2, format: (typeof formats)[number] = 'png', size?: number) {
  const canvas = sharp({ create: { width, height: 2, channels: 3, background: '#09c' } });
  const bytes = await canvas.toFormat(format).toBuffer();
  const padded = Buffer.concat([bytes], size ?? bytes.length);
  return `data:image/${format};base64,${padded.toString('base64')}`;
}

/** Saves a picture. @returns its path. */
async function saved(account: TestAccount, avatar: string, when = 'with a picture') {
  const path = String((await account.save({ avatar }, when)).avatar);
  expect(path, `POST /api/secure/profile ${when}: user.avatar`).toContain(folder);
  return path;
}

for (const [index, format] of formats.entries()) {
  test(`a picture of the type image/${format} is stored, and served with its own media type`, async ({
    api,
  }) => {
    const account = await api.open({ type: index % 2 ? 'visitor' : 'participant' });
    const width = index + 2;
    const path = await saved(account, await picture(width, format), `as ${format}`);
    const { headers, body } = await api.expectPicture(path, 'after it was saved');
    const decoded = await sharp(body)
      .metadata()
      .catch(() => ({ format: `nothing in ${body.length} bytes`, width: 0 }));
    // Re-encoded pictures may have another type.
    const type = `image/${decoded.format === 'heif' ? 'avif' : decoded.format}`;
    const policy = headers.get('Cross-Origin-Resource-Policy') ?? 'cross-origin';
    const found = [headers.get('Content-Type'), policy, decoded.width];
    expect(found, `GET ${path}: type, policy, width`).toEqual([type, 'cross-origin', width]);
    account.expectTexts(await account.signIn(), { avatar: path });
  });
}

test('a picture of up to 300 KiB is saved, even with the longest texts', async ({ api }) => {
  const account = await api.open();
  const texts = textsOf('/api/secure/profile', emptyProfile, 'the longest texts');
  const save = async (bytes: number, status: number) => {
    const avatar = await picture(2, 'png', bytes);
    return account.save({ ...texts, avatar }, `with a picture of ${bytes} bytes`, { status });
  };
  const { avatar } = await save(307_200, 200);
  await save(307_201, 413);
  await save(700_000, 413);
  await api.expectPicture(String(avatar), 'after a larger one was refused');
});

test('a stored picture is kept if its path is saved, and deleted if another picture or an empty text is saved', async ({
  api,
}) => {
  const account = await api.open();
  const first = await saved(account, await picture());
  const kept = await account.save({ avatar: first }, 'with the path of its picture');
  account.expectTexts(kept, { avatar: first });
  await api.expectPicture(first, 'after it was kept');
  const second = await saved(account, await picture(), 'with the same picture again');
  expectRandom('names of pictures', first.slice(folder.length), second.slice(folder.length));
  await api.expectPicture(first, 'after it was replaced', { status: 404 });
  await account.save({ avatar: first }, 'with the path of a replaced picture', { status: 400 });
  account.expectTexts(await account.save({ avatar: '' }, 'with an empty avatar'), { avatar: '' });
  await api.expectPicture(second, 'after it was removed', { status: 404 });
  await account.save({ avatar: second }, 'with the path of a removed picture', { status: 400 });
});

test('an avatar that is not a picture of the account is refused', async ({ api }) => {
  const [account, other] = [await api.open(), await api.open()];
  const theirs = await saved(other, await picture());
  const unknown = `${folder}unknown.png`;
  await api.expectPicture(unknown, 'without such a picture', { status: 404 });
  for (const avatar of [theirs, serverUrl + theirs, unknown, `//a.example${theirs}`]) {
    const when = avatar === theirs ? "another account's picture" : avatar;
    await account.save({ avatar, place: 'Changed' }, `with ${when} as avatar`, { status: 400 });
  }
  account.expectTexts(await account.signIn(), emptyProfile);
  await saved(account, await picture());
  await api.expectPicture(theirs, 'after another account sent its path and saved a picture');
});
