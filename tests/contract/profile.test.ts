import { limits } from '../../src/data/limits';
import {
  deleteAccounts,
  differences,
  emptyProfile,
  openAccount,
  type Account,
  type Profile,
} from './accounts';
import {
  check,
  checkResponses,
  expectNoPicture,
  getPicture,
  short,
  shown,
  Skip,
  Violation,
} from './api';
import { dataUrl, pngOf, smallPng } from './pictures';

let account: Account | undefined;
const member = async () => (account ??= await openAccount());

/** Texts that careless servers damage: by trimming, escaping, stripping, normalizing, narrow encodings. */
const unusual: Profile = {
  ...emptyProfile,
  firstName: 'Ádá 👩🏽‍🚀',
  lastName: 'O\'Brien "Müller" & <b>Söhne</b> \\',
  dialCode: '44',
  phone: '0791234567',
  address: ' Lindenweg  12 ',
  country: 'سويسرا',
  state: 'Zu\u0308rich',
  zipCode: '00120',
  language: '日本語, ქართული',
  organization: 'ß'.repeat(limits.line - 1) + '!',
  designation: '&amp; %20 {{7*7}} ${7*7} null',
  place: '0',
};

/** Saves a profile, compares the response, signs in again and compares once more. */
async function expectKept(saved: Profile, when: string, hint?: string): Promise<void> {
  const owner = await member();
  const expected = { ...saved, displayName: `${saved.firstName} ${saved.lastName}` };
  const found = differences(await owner.save(saved, when, 200, { hint }), expected);
  const later = differences(await owner.signIn(), expected);
  const lines = [...found, ...later.map((line) => `After a new sign-in, ${line}`)];
  if (lines.length === 0) return;
  throw new Violation(`A profile saved ${when} is changed:\n${lines.join('\n')}`);
}

check('every text is kept exactly as it was sent', () => expectKept(unusual, 'with unusual texts'));

check('an empty text clears a field', () => expectKept(emptyProfile, 'with empty texts'));

check('the largest profile of the site is saved', async () => {
  const line = '🤖'.repeat(limits.line);
  const lines = Object.fromEntries(Object.keys(emptyProfile).map((name) => [name, line]));
  const numbers = { dialCode: '1684', phone: '123456789012345' };
  const saved = { ...emptyProfile, ...lines, ...numbers, avatar: pngOf(300 * 1024) };
  const bytes = Buffer.byteLength(JSON.stringify(saved));
  const hint = `The body has ${bytes} bytes, the picture 307,200; read bodies of up to 1 MiB.`;
  await expectKept(saved, 'with the largest profile', hint);
});

check('a picture of more than 300 KiB is refused', async () => {
  const avatar = pngOf(300 * 1024 + 3);
  await (await member()).save({ avatar }, 'with a picture of 307,203 bytes', 413);
});

let picture: string | undefined;

/** @throws Skip unless a picture was saved. */
function savedPicture(): string {
  if (picture === undefined) throw new Skip('No picture was saved.');
  return picture;
}

check('a picture is stored under /public/uploads', async () => {
  const { avatar } = await (await member()).save({ avatar: smallPng }, 'with a picture');
  if (avatar === '') throw new Violation('user.avatar is empty after a picture was saved.');
  // The schema reports other paths.
  if (!String(avatar).startsWith('/public/uploads/')) throw new Skip('The picture has no path.');
  picture = String(avatar);
});

check('a picture can be shown by the site', async () => {
  const { status, headers, body } = await getPicture(savedPicture());
  const expected: readonly (readonly [name: string, value: RegExp, ifMissing?: string])[] = [
    ['Content-Type', /^image\//],
    ['X-Content-Type-Options', /^nosniff$/],
    ['Cross-Origin-Resource-Policy', /^cross-origin$/, 'cross-origin'],
  ];
  const problems = [
    status !== 200 && `returned ${status}; expected 200. Body: ${short(body.toString())}`,
    status === 200 && body.length === 0 && 'has an empty body.',
    ...expected.map(([name, value, ifMissing = 'missing']) => {
      const found = headers.get(name) ?? ifMissing;
      return !value.test(found) && `${name} is ${found}; expected ${String(value)}.`;
    }),
  ].filter(Boolean);
  if (problems.length > 0) throw new Violation(`GET ${savedPicture()}:\n${problems.join('\n')}`);
});

/** Saves an avatar that the response repeats. */
async function expectAvatar(avatar: string, when: string): Promise<void> {
  const user = await (await member()).save({ avatar }, when);
  if (user.avatar === avatar) return;
  throw new Violation(`user.avatar is ${shown(user.avatar)} ${when}; expected ${shown(avatar)}.`);
}

check('a stored picture is kept by its path', () =>
  expectAvatar(savedPicture(), 'with the stored path of its picture'),
);

const foreign = {
  'an SVG': dataUrl('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
  'an HTML page': dataUrl('text/html', '<script>alert(1)</script>'),
  'a data URL without base64': 'data:image/png,picture',
  'an unknown path': '/public/uploads/unknown.png',
  'a path outside the uploads': '/public/uploads/../../etc/passwd',
  'a URL of another host': 'https://example.org/public/uploads/picture.png',
  'a script': 'javascript:alert(1)',
};
for (const [name, avatar] of Object.entries(foreign)) {
  check(`an avatar that is ${name} is refused`, async () => {
    await (await member()).save({ avatar }, `with ${name} as avatar`, 400);
  });
}

check('an empty avatar removes the picture', async () => {
  const path = savedPicture();
  await expectAvatar('', 'with an empty avatar');
  await expectNoPicture(path, 'after the picture was removed');
});

check('a picture that does not exist returns 404', () =>
  expectNoPicture('/public/uploads/unknown.png', 'without such a picture'),
);

checkResponses();
deleteAccounts();
