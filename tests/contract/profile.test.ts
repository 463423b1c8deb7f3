import { limits } from '../../src/data/limits';
import {
  deleteAccounts,
  differences,
  emptyProfile,
  openAccount,
  type Account,
  type Profile,
} from './accounts';
import { check, checkResponses, getPicture, short, shown, Skip, Violation } from './api';
import { dataUrl, pngOf, smallPng } from './pictures';

const path = '/api/secure/profile';

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

/** The user expected in the response to a save. */
const userOf = (saved: Profile) => {
  const displayName = `${saved.firstName} ${saved.lastName}`;
  const fields = Object.entries({ ...saved, displayName });
  return Object.fromEntries(fields.filter(([name]) => name !== 'avatar'));
};

/** Saves, compares the response, signs in again and compares once more. */
async function expectKept(saved: Profile, when: string): Promise<void> {
  const owner = await member();
  const lines = [
    ...differences(await owner.save(saved, when), userOf(saved)),
    ...differences(await owner.signIn(), userOf(saved)).map(
      (line) => `After a new sign-in, ${line}`,
    ),
  ];
  if (lines.length === 0) return;
  throw new Violation(`POST ${path} ${when} (200) changes the payload:\n${lines.join('\n')}`);
}

check('every text is kept exactly as it was sent', () => expectKept(unusual, 'with unusual texts'));

check('an empty text clears a field', () => expectKept(emptyProfile, 'with empty texts'));

check('the largest profile of the site is saved', async () => {
  const line = '🤖'.repeat(limits.line);
  const saved: Profile = {
    firstName: line,
    lastName: line,
    dialCode: '1684',
    phone: '123456789012345',
    avatar: pngOf(300 * 1024),
    address: line,
    country: line,
    state: line,
    zipCode: line,
    language: line,
    organization: line,
    designation: line,
    place: line,
  };
  const bytes = Buffer.byteLength(JSON.stringify(saved));
  const hint = `The body has ${bytes} bytes, the picture 307,200; read bodies of up to 1 MiB.`;
  const user = await (await member()).save(saved, 'with the largest profile', { hint });
  const lines = differences(user, userOf(saved));
  if (lines.length > 0) throw new Violation(lines.join('\n'));
});

check('a picture of more than 300 KiB is refused', async () => {
  const avatar = pngOf(300 * 1024 + 3);
  await (await member()).save({ avatar }, 'with a picture of 307,203 bytes', { status: 413 });
});

let picture: string | undefined;

/** @throws Skip unless a picture was saved. */
function savedPicture(): string {
  if (picture === undefined) throw new Skip('No picture was saved.');
  return picture;
}

check('a picture is stored under /public/uploads', async () => {
  const { avatar } = await (await member()).save({ avatar: smallPng }, 'with a picture');
  if (avatar === '')
    throw new Violation(`user.avatar is empty after POST ${path} with a picture (200).`);
  if (typeof avatar !== 'string' || !avatar.startsWith('/public/uploads/')) {
    throw new Skip('user.avatar is not a path under /public/uploads.');
  }
  picture = avatar;
});

check('a picture can be shown by the site', async () => {
  const { status, headers, body } = await getPicture(savedPicture());
  const type = headers.get('Content-Type') ?? 'missing';
  const policy = headers.get('Cross-Origin-Resource-Policy') ?? 'cross-origin';
  const sniff = headers.get('X-Content-Type-Options') ?? 'missing';
  const problems = [
    status !== 200 && `returned ${status}; expected 200. Body: ${short(body.toString())}`,
    status === 200 && body.length === 0 && 'has an empty body.',
    status === 200 && !type.startsWith('image/') && `Content-Type is ${type}; expected image/….`,
    sniff !== 'nosniff' && `X-Content-Type-Options is ${sniff}; expected nosniff.`,
    policy !== 'cross-origin' &&
      `Cross-Origin-Resource-Policy is ${policy}; expected cross-origin.`,
  ].filter(Boolean);
  if (problems.length > 0) {
    throw new Violation(`GET ${savedPicture()} (${status}):\n${problems.join('\n')}`);
  }
});

check('a stored picture is kept by its path', async () => {
  const avatar = savedPicture();
  const user = await (await member()).save({ avatar }, 'with the stored path of its picture');
  if (user.avatar === avatar) return;
  throw new Violation(
    `user.avatar is ${shown(user.avatar)} after its own path was sent back; expected ${avatar}.`,
  );
});

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
    await (await member()).save({ avatar }, `with ${name} as avatar`, { status: 400 });
  });
}

check('an empty avatar removes the picture', async () => {
  const removed = savedPicture();
  const user = await (await member()).save({ avatar: '' }, 'with an empty avatar');
  if (user.avatar !== '') {
    throw new Violation(`user.avatar is ${shown(user.avatar)} after it was removed; expected "".`);
  }
  const { status } = await getPicture(removed);
  if (status !== 404) {
    throw new Violation(
      `GET ${removed} returned ${status} after the picture was removed; expected 404.`,
    );
  }
});

check('a picture that does not exist returns 404', async () => {
  const { status } = await getPicture('/public/uploads/unknown.png');
  if (status === 404) return;
  throw new Violation(`GET /public/uploads/unknown.png returned ${status}; expected 404.`);
});

checkResponses();
deleteAccounts();
