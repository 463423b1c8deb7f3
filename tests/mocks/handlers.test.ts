import { describe, expect, it } from 'vitest';
import {
  deleteProfile,
  forgotPassword,
  login,
  register,
  requestContact,
  requestSponsorship,
  resendVerification,
  resetPassword,
  subscribeNewsletter,
  updateProfile,
  verifyProfile,
} from '../../src/api/calls';
import { event } from '../../src/data/event';
import { mails, readDb, updateDb } from '../../src/mocks/db';
import type { Mail } from '../../src/mocks/model';
import type { User } from '../../src/session/user';
import { goodPassword } from '../passwords';
import {
  contact,
  enquiry,
  mailedToken,
  paul,
  profile,
  registration,
  signIn,
  una,
  vera,
} from './payloads';

/*
 * The mock API's own words, emails and pictures. tests/contract shows that it keeps the contract.
 */

const containing = (text: string) => expect.stringContaining(text) as string;
const remove = async () =>
  deleteProfile(await signIn(vera), { email: vera.user.email, reason: 'Moving to Mars' });
const nobody = 'nobody@example.org';

describe('an email', () => {
  it.each<[string, () => Promise<object>, Partial<Mail>]>([
    [
      'a registration',
      () => register(registration),
      { to: 'Rita@Example.org', subject: 'Verify your email address', body: containing('Rita') },
    ],
    [
      'a forgotten password',
      () => forgotPassword(vera.user.email),
      { to: vera.user.email, subject: 'Set a new password', body: containing('Vera') },
    ],
    [
      'a subscription',
      () => subscribeNewsletter('reader@example.org'),
      {
        to: 'reader@example.org',
        subject: `Welcome to the ${event.shortName} newsletter`,
        body: containing(`To unsubscribe, write to ${event.email}.`),
      },
    ],
    [
      'a contact request',
      () => requestContact(contact),
      {
        to: event.email,
        replyTo: 'sam@example.org',
        body: 'Name: Sam Sponsor\nPhone: +1 2025550123\n\nTwo lines\n<b>as typed</b>',
      },
    ],
    [
      'an enquiry',
      () => requestSponsorship(enquiry),
      {
        to: event.sponsorEmail,
        replyTo: 'sam@example.org',
        body: containing('Organization: Example Ltd'),
      },
    ],
    [
      'a deletion, which does not name the account',
      remove,
      {
        to: event.email,
        body: 'An account was deleted.\n\nReason: Moving to Mars',
      },
    ],
  ])('follows %s', async (_, call, mail) => {
    expect(await call()).toMatchObject({ status: 200, success: true });
    expect(mails()).toHaveLength(2);
    expect(mails()[0]).toMatchObject(mail);
  });

  it('does not reveal who has an account, and welcomes a reader once', async () => {
    await forgotPassword(nobody);
    await resendVerification(nobody);
    await resendVerification(vera.user.email);
    expect(mails()).toHaveLength(1);
    await subscribeNewsletter('reader@example.org');
    await subscribeNewsletter('Reader@example.org');
    expect(mails()).toHaveLength(2);
  });

  it('of the seeds verifies its account', async () => {
    const { email } = una.user;
    expect(await login(email, una.password)).toMatchObject({ status: 403, verified: false });
    await verifyProfile(mailedToken());
    expect(await login(email, una.password)).toMatchObject({ success: true });
  });

  it('of the seeds goes to accounts whose profiles are filled in', () => {
    const missing = ({ user }: typeof paul) =>
      Object.entries(user).flatMap(([name, value]) => (value === '' ? name : []));
    expect(missing(paul)).toEqual(['avatar']);
    expect(missing(vera)).toEqual(['avatar', 'organization', 'place', 'designation']);
  });
});

it('a registration opens an account with empty details', async () => {
  await register(registration);
  await verifyProfile(mailedToken());
  const { user } = await login('rita@example.org', goodPassword);
  const { firstName, lastName, email, phone, dialCode } = registration;
  const empty = Object.fromEntries(Object.keys(vera.user).map((field) => [field, '']));
  const displayName = 'Rita Robot';
  const given = { firstName, lastName, displayName, email, phone, dialCode };
  expect(user).toEqual({ ...empty, ...given, userType: 'participant' });
});

describe('a refusal', () => {
  const registering = (change: object) => register({ ...registration, ...change });
  const enquiring = (change: object) => requestSponsorship({ ...enquiry, ...change });
  const saving = async (change: object) =>
    updateProfile(await signIn(vera), { ...profile, ...change });
  const wrongType = 'The account type must be 1 (visitor) or 2 (participant).';
  const wrongFile = 'The picture must be a PNG, JPEG, WebP, GIF or AVIF file.';
  const invalidLink = 'This link is invalid or has expired.';
  it.each<[string, () => Promise<object>]>([
    [wrongType, () => registering({ type: 3 })],
    ['The field sponsorType must be empty text.', () => enquiring({ sponsorType: 'gold' })],
    ['Unknown picture.', () => saving({ avatar: '/public/uploads/unknown.png' })],
    [wrongFile, () => saving({ avatar: 'data:image/svg+xml;base64,PHN2Zy8+' })],
    [wrongFile, () => saving({ avatar: 'data:image/png,not-base64' })],
    [invalidLink, () => verifyProfile('__proto__')],
    [invalidLink, () => resetPassword('__proto__', goodPassword)],
  ])('says: %s', async (error, call) => {
    expect(await call()).toEqual({ status: 400, success: false, error });
    expect(await login(vera.user.email, vera.password)).toMatchObject({ user: vera.user });
  });
});

const png = 'data:image/png;base64,iVBORw0KGgo=';
async function savedAvatar(token: string, avatar: string): Promise<string> {
  const { user } = await updateProfile(token, { ...profile, avatar });
  return (user as User).avatar;
}

describe('a picture', () => {
  it('is served under the path of the response, which may be sent again', async () => {
    const token = await signIn(vera);
    const avatar = await savedAvatar(token, png);
    expect(avatar).toMatch(/^\/public\/uploads\/[\w-]+\.png$/);
    const response = await fetch(avatar);
    expect(response.headers.get('Content-Type')).toBe('image/png');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    expect(await savedAvatar(token, avatar)).toBe(avatar);
    expect(await savedAvatar(token, '')).toBe('');
    expect((await fetch(avatar)).status).toBe(404);
  });

  it('makes room for newer ones before storage runs full', () => {
    const dataUrl = `data:image/webp;base64,${'A'.repeat(400_000)}`;
    updateDb((db) => {
      db.uploads = ['5', '4', '3', '2', '1'].map((file) => ({ file, accountId: file, dataUrl }));
    });
    expect(readDb().uploads.map(({ file }) => file)).toEqual(['5', '4', '3']);
  });
});

it('a deletion ends what belongs to the account, and nothing else', async () => {
  const { verifications } = readDb();
  const [token, other] = [await signIn(vera), await signIn(paul)];
  const avatar = await savedAvatar(token, png);
  await forgotPassword(vera.user.email);
  await remove();
  expect(await updateProfile(token, profile)).toMatchObject({ status: 401 });
  expect((await fetch(avatar)).status).toBe(404);
  expect(await updateProfile(other, profile)).toMatchObject({ status: 200 });
  expect(readDb()).toMatchObject({ resets: {}, uploads: [], verifications });
  expect(readDb().accounts.map(({ user }) => user.email)).toEqual([
    paul.user.email,
    una.user.email,
  ]);
});
