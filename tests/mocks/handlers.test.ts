import { describe, expect, it } from 'vitest';
import * as api from '../../src/api/calls';
import { mails, readDb, updateDb } from '../../src/mocks/db';
import { mailedToken, paul, profile, tokenOf, una, vera } from '../support/accounts';

/* The mock API’s own sentences and emails; tests/contract covers the rest. */

/* tests/e2e reads the emails in the mailbox. */
describe('an email', () => {
  it('does not reveal who has an account, and welcomes a reader once', async () => {
    await api.forgotPassword('nobody@example.org');
    await api.resendVerification('nobody@example.org');
    await api.resendVerification(vera.user.email);
    expect(mails()).toHaveLength(1);
    await api.subscribeNewsletter('reader@example.org');
    await api.subscribeNewsletter('Reader@example.org');
    expect(mails()).toHaveLength(2);
  });

  it('of the seeds verifies its account', async () => {
    const signInUna = () => api.login(una.user.email, una.password);
    expect(await signInUna()).toMatchObject({ status: 403, verified: false });
    await api.verifyProfile(mailedToken());
    expect(await signInUna()).toMatchObject({ success: true });
  });
});

it('the seeded participant and visitor have every field that their profiles show', () => {
  const missing = ({ user }: typeof paul) =>
    Object.entries(user).flatMap(([name, value]) => (value === '' ? name : []));
  expect(missing(paul)).toEqual(['avatar']);
  expect(missing(vera)).toEqual(['avatar', 'organization', 'place', 'designation']);
});

it.each([
  ['/public/uploads/unknown.png', 'Unknown picture.'],
  [
    'data:image/svg+xml;base64,PHN2Zy8+',
    'The picture must be a PNG, JPEG, WebP, GIF or AVIF file.',
  ],
])('the avatar %s is refused: %s', async (avatar, error) => {
  const response = await api.updateProfile(await tokenOf(vera), { ...profile, avatar });
  expect(response).toEqual({ status: 400, success: false, error });
});

it('the oldest pictures are deleted to make room for newer ones', () => {
  const dataUrl = `data:image/webp;base64,${'A'.repeat(400_000)}`;
  updateDb((db) => {
    db.uploads = ['5', '4', '3', '2', '1'].map((file) => ({ file, accountId: file, dataUrl }));
  });
  expect(readDb().uploads.map(({ file }) => file)).toEqual(['5', '4', '3']);
});
