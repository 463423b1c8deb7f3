import { describe, expect, it } from 'vitest';
import {
  deleteProfile,
  login,
  updateProfile,
  verifyProfile,
  type ProfileUpdate,
} from '../../src/api/calls';
import { request } from '../../src/api/client';
import { callPaths } from '../../src/mocks/model';
import { updateDb, mails, readDb } from '../../src/mocks/db';
import { paul, profile, signIn, vera } from './payloads';

const png = 'data:image/png;base64,iVBORw0KGgo=';

async function savedAvatar(token: string, avatar: string): Promise<string> {
  const { user } = await updateProfile(token, { ...profile, avatar });
  return (user as typeof vera.user).avatar;
}

describe('a session', () => {
  it.each(callPaths.filter((path) => path.startsWith('/api/secure/')))(
    'is needed by %s',
    async (path) => {
      for (const token of ['', 'unknown', '__proto__']) {
        expect(await request(path, {}, { token }), token).toEqual({
          status: 401,
          success: false,
          error: 'Please sign in again.',
        });
      }
    },
  );

  it('is not known with a scheme before the token', async () => {
    const token = await signIn(vera);
    expect(await updateProfile(`Bearer ${token}`, profile)).toMatchObject({ status: 401 });
    expect(await updateProfile(token, profile)).toMatchObject({ status: 200 });
  });
});

describe('profile update', () => {
  it('answers with the whole user and keeps the change', async () => {
    const token = await signIn(vera);
    const change = { ...profile, firstName: 'Verena', language: 'Français', phone: '441234567' };
    const expected = { ...vera.user, ...change, displayName: 'Verena Visitor' };
    expect(await updateProfile(token, change)).toEqual({
      status: 200,
      success: true,
      user: expected,
    });
    expect(await login(vera.user.email, vera.password)).toMatchObject({ user: expected });
  });

  it.each([
    [{ firstName: '' }, 'The field firstName must not be empty.'],
    [{ lastName: null }, 'The field lastName must be text.'],
    [{ phone: '+41' }, 'The phone number must have 4 to 15 digits.'],
    [{ zipCode: 8002 }, 'The field zipCode must be text.'],
    [{ email: 'other@example.org' }, 'Unexpected field: email'],
    [{ avatar: '/public/uploads/unknown.png' }, 'Unknown picture.'],
    [{ avatar: 'https://api.example.org/public/uploads/a.png' }, 'Unknown picture.'],
    [
      { avatar: 'data:image/svg+xml;base64,PHN2Zy8+' },
      'The picture must be a PNG, JPEG, WebP, GIF or AVIF file.',
    ],
    [
      { avatar: 'data:image/png,not-base64' },
      'The picture must be a PNG, JPEG, WebP, GIF or AVIF file.',
    ],
  ])('refuses %o', async (change, error) => {
    const token = await signIn(vera);
    const payload = { ...profile, ...change } as ProfileUpdate;
    expect(await updateProfile(token, payload)).toEqual({ status: 400, success: false, error });
    expect(await login(vera.user.email, vera.password)).toMatchObject({ user: vera.user });
  });

  it('serves a new picture under the path it answers, and takes that path again', async () => {
    const token = await signIn(vera);
    const avatar = await savedAvatar(token, png);
    expect(avatar).toMatch(/^\/public\/uploads\/[\w-]+\.png$/);

    const response = await fetch(avatar);
    expect(response.headers.get('Content-Type')).toBe('image/png');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

    expect(await savedAvatar(token, avatar)).toBe(avatar);
    expect(await savedAvatar(token, '')).toBe('');
    expect((await fetch('/public/uploads/unknown.png')).status).toBe(404);
  });

  it('drops the oldest pictures before storage runs full', () => {
    const dataUrl = `data:image/webp;base64,${'A'.repeat(400_000)}`;
    updateDb((state) => {
      state.uploads = ['5', '4', '3', '2', '1'].map((file) => ({ file, accountId: file, dataUrl }));
    });
    expect(readDb().uploads.map(({ file }) => file)).toEqual(['5', '4', '3']);
  });
});

describe('account deletion', () => {
  it('removes the account with its sessions and pictures, and tells the team why, but not who', async () => {
    const token = await signIn(vera);
    const other = await signIn(paul);
    const avatar = await savedAvatar(token, png);
    const payload = { email: vera.user.email.toUpperCase(), reason: 'Moving to Mars' };
    expect(await deleteProfile(token, payload)).toEqual({ status: 200, success: true });

    expect(await updateProfile(token, profile)).toMatchObject({ status: 401 });
    expect(await login(vera.user.email, vera.password)).toMatchObject({ status: 401 });
    expect(await updateProfile(other, profile)).toMatchObject({ status: 200 });
    expect((await fetch(avatar)).status).toBe(404);
    expect(mails()[0]).toMatchObject({
      to: 'info@whrc2026.example',
      body: 'An account was deleted.\n\nReason: Moving to Mars',
    });
  });

  it("makes the account's mailed links worthless", async () => {
    const { verifications } = readDb();
    expect(Object.values(verifications)).toEqual(['una']);
    expect(await verifyProfile('una-verification')).toMatchObject({ status: 200 });
    const token = await signIn({ ...vera, ...readDb().accounts[2] });
    await deleteProfile(token, { email: 'una.unverified@whrc2026.example', reason: 'Bye' });
    expect(await verifyProfile('una-verification')).toMatchObject({ status: 400 });
  });
});
