import { describe, expect, it } from 'vitest';
import {
  changePassword,
  deleteProfile,
  login,
  updateProfile,
  verifyProfile,
  type ProfileUpdate,
} from '../../src/api/calls';
import { mails, readMock } from '../../src/mocks/state';
import { paul, profile, signIn, vera } from './payloads';

const png = 'data:image/png;base64,iVBORw0KGgo=';

async function savedAvatar(token: string, avatar: string): Promise<string> {
  const { user } = await updateProfile(token, { ...profile, avatar });
  return (user as typeof vera.user).avatar;
}

describe('a session', () => {
  const changes = { currentPassword: 'a', newPassword: 'b', confirmPassword: 'c' };

  it.each(['', 'unknown', '__proto__'])(
    'is needed by all secure calls, not "%s"',
    async (token) => {
      const refused = { status: 401, success: false, error: 'Please sign in again.' };
      expect(await updateProfile(token, profile)).toEqual(refused);
      expect(await changePassword(token, changes)).toEqual(refused);
      expect(await deleteProfile(token, { email: vera.user.email, reason: 'Bye' })).toEqual(
        refused,
      );
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
    [{ phone: '+41' }, 'The phone number must be 4 to 15 digits.'],
    [{ zipCode: 8002 }, 'The field zipCode must be text.'],
    [{ email: 'other@example.org' }, 'Unexpected field: email'],
    [{ avatar: '/public/uploads/unknown.png' }, 'This picture is unknown.'],
    [{ avatar: 'https://api.example.org/public/uploads/a.png' }, 'This picture is unknown.'],
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

  it("refuses the path of another account's picture", async () => {
    const avatar = await savedAvatar(await signIn(vera), png);
    const answer = await updateProfile(await signIn(paul), { ...profile, avatar });
    expect(answer).toMatchObject({ status: 400, error: 'This picture is unknown.' });
  });

  it('refuses a picture of more than 300 KB', async () => {
    const avatar = `data:image/jpeg;base64,${'A'.repeat(300 * 1024 * 2)}`;
    expect(await updateProfile(await signIn(vera), { ...profile, avatar })).toEqual({
      status: 413,
      success: false,
      error: 'The picture must not be larger than 300 KB.',
    });
  });

  it('drops the oldest pictures before storage runs full', async () => {
    const token = await signIn(vera);
    const large = `data:image/webp;base64,${'A'.repeat(400_000)}`;
    for (let count = 0; count < 5; count += 1) await savedAvatar(token, large);
    const { uploads, accounts } = readMock();
    expect(uploads).toHaveLength(3);
    expect(accounts[0]?.user.avatar).toContain(uploads[0]?.file);
  });
});

describe('password change', () => {
  const change = {
    currentPassword: vera.password,
    newPassword: 'a new password',
    confirmPassword: 'a new password',
  };

  it("keeps this session and ends the account's others", async () => {
    const [here, elsewhere] = [await signIn(vera), await signIn(vera)];
    const other = await signIn(paul);
    expect(await changePassword(here, change)).toEqual({ status: 200, success: true });
    expect(await updateProfile(here, profile)).toMatchObject({ status: 200 });
    expect(await updateProfile(elsewhere, profile)).toMatchObject({ status: 401 });
    expect(await updateProfile(other, profile)).toMatchObject({ status: 200 });
    expect(await login(vera.user.email, 'a new password')).toMatchObject({ success: true });
  });

  it.each([
    [{ currentPassword: 'wrong' }, 'The current password is wrong.'],
    [{ newPassword: '1234567' }, 'Password must be at least 8 characters long.'],
    [{ confirmPassword: 'A new password' }, 'New passwords do not match.'],
  ])('refuses %o and keeps the session', async (wrong, error) => {
    const token = await signIn(vera);
    const refused = { status: 400, success: false, error };
    expect(await changePassword(token, { ...change, ...wrong })).toEqual(refused);
    expect(await updateProfile(token, profile)).toMatchObject({ status: 200 });
  });
});

describe('account deletion', () => {
  it('removes the account with its sessions and pictures, and tells the team why', async () => {
    const token = await signIn(vera);
    const avatar = await savedAvatar(token, png);
    const payload = { email: vera.user.email.toUpperCase(), reason: 'Moving to Mars' };
    expect(await deleteProfile(token, payload)).toEqual({ status: 200, success: true });

    expect(await updateProfile(token, profile)).toMatchObject({ status: 401 });
    expect(await login(vera.user.email, vera.password)).toMatchObject({ status: 401 });
    expect((await fetch(avatar)).status).toBe(404);
    expect(mails()[0]).toMatchObject({
      to: 'info@whrc2026.example',
      body: expect.stringContaining('Reason: Moving to Mars') as string,
    });
  });

  it.each([
    [{ email: paul.user.email }, 'This is not the email address of your account.'],
    [{ reason: '  ' }, 'The field reason must not be empty.'],
  ])('refuses %o', async (change, error) => {
    const token = await signIn(vera);
    const payload = { email: vera.user.email, reason: 'Bye', ...change };
    expect(await deleteProfile(token, payload)).toEqual({ status: 400, success: false, error });
    expect(await updateProfile(token, profile)).toMatchObject({ status: 200 });
  });

  it("makes the account's mailed links worthless", async () => {
    const { verifications } = readMock();
    expect(Object.values(verifications)).toEqual(['una']);
    expect(await verifyProfile('una-verification')).toMatchObject({ status: 200 });
    const token = await signIn({ ...vera, ...readMock().accounts[2] });
    await deleteProfile(token, { email: 'una.unverified@whrc2026.example', reason: 'Bye' });
    expect(await verifyProfile('una-verification')).toMatchObject({ status: 400 });
  });
});
