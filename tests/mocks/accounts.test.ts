import { describe, expect, it } from 'vitest';
import {
  forgotPassword,
  login,
  register,
  resendVerification,
  resetPassword,
  updateProfile,
  verifyProfile,
} from '../../src/api/calls';
import { mails } from '../../src/mocks/state';
import { mailedToken, paul, profile, registration, signIn, una, vera } from './payloads';

describe('registration', () => {
  it('creates an unverified account and mails the link that verifies it', async () => {
    expect(await register(registration)).toEqual({
      status: 200,
      success: true,
      token: expect.any(String) as string,
    });
    expect(mails()[0]).toMatchObject({
      to: 'Rita@Example.org',
      subject: 'Verify your email address',
    });
    expect(await login('rita@example.org', 'long enough')).toMatchObject({ verified: false });

    expect(await verifyProfile(mailedToken())).toMatchObject({ status: 200, success: true });
    const { user } = await login('rita@example.org', 'long enough');
    expect(user).toEqual({
      firstName: 'Rita',
      lastName: 'Robot',
      displayName: 'Rita Robot',
      email: 'Rita@Example.org',
      phone: '791112233',
      dialCode: '41',
      avatar: '',
      address: '',
      country: '',
      state: '',
      zipCode: '',
      language: '',
      organization: '',
      place: '',
      designation: '',
      userType: 'participant',
    });
  });

  it('answers with a token that neither verifies nor signs in', async () => {
    const { token } = await register(registration);
    expect(await verifyProfile(String(token))).toMatchObject({ status: 400 });
    expect(await updateProfile(String(token), profile)).toMatchObject({ status: 401 });
  });

  it('refuses an address that has an account, whatever its case', async () => {
    const email = vera.user.email.toUpperCase();
    expect(await register({ ...registration, email })).toEqual({
      status: 409,
      success: false,
      error: 'An account with this email address already exists.',
    });
  });

  it.each([
    [{ type: 3 }, 'The account type must be 1 (visitor) or 2 (participant).'],
    [{ type: '1' }, 'The account type must be 1 (visitor) or 2 (participant).'],
    [{ firstName: '  ' }, 'The field firstName must not be empty.'],
    [{ lastName: 7 }, 'The field lastName must be text.'],
    [{ email: 'rita@example' }, 'Please enter a valid email address.'],
    [{ dialCode: '+41' }, 'The country code must be 1 to 4 digits.'],
    [{ phone: '79 111' }, 'The phone number must be 4 to 15 digits.'],
    [{ phone: '123' }, 'The phone number must be 4 to 15 digits.'],
    [{ password: '1234567' }, 'Password must be at least 8 characters long.'],
    [{ confirmPassword: 'long enough' }, 'Unexpected field: confirmPassword'],
    [{ phone: undefined }, 'Missing field: phone'],
  ])('refuses %o', async (change, error) => {
    const payload = { ...registration, ...change } as typeof registration;
    expect(await register(payload)).toEqual({ status: 400, success: false, error });
    expect(await login(registration.email, registration.password)).toMatchObject({ status: 401 });
  });
});

describe('sign-in', () => {
  it.each([vera, paul])('opens a session for $user.displayName', async ({ user, password }) => {
    expect(await login(user.email, password)).toEqual({
      status: 200,
      success: true,
      verified: true,
      user,
      token: expect.any(String) as string,
    });
  });

  it('tells an unknown address and a wrong password in the same words', async () => {
    const refused = {
      status: 401,
      success: false,
      error: 'The email address or password is wrong.',
    };
    expect(await login('nobody@example.org', vera.password)).toEqual(refused);
    expect(await login(vera.user.email, 'Visitor-2025')).toEqual(refused);
  });

  it('says that an account is unverified only to who knows its password', async () => {
    expect(await login(una.user.email, 'a wrong one')).not.toHaveProperty('verified');
    expect(await login(una.user.email, una.password)).toMatchObject({
      status: 403,
      success: false,
      verified: false,
      error: expect.any(String) as string,
    });
  });
});

describe('verification', () => {
  it("Una's mail of the seeds verifies her account, and its link may be opened twice", async () => {
    const answer = {
      status: 200,
      success: true,
      message: 'Your email address is verified. You can sign in now.',
    };
    expect(await verifyProfile(mailedToken())).toEqual(answer);
    expect(await verifyProfile(mailedToken())).toEqual(answer);
    expect(await login(una.user.email, una.password)).toMatchObject({ success: true });
  });

  it.each(['', 'unknown', '__proto__'])('refuses the token "%s"', async (token) => {
    expect(await verifyProfile(token)).toEqual({
      status: 400,
      success: false,
      error: 'This verification link is invalid.',
    });
  });

  it('a resent link works beside the first one', async () => {
    const first = mailedToken();
    await resendVerification(una.user.email);
    expect(mailedToken()).not.toBe(first);
    expect(await verifyProfile(first)).toMatchObject({ success: true });
    expect(await verifyProfile(mailedToken())).toMatchObject({ success: true });
  });

  it('a resend says the same for every address, but mails unverified accounts alone', async () => {
    const before = mails().length;
    const answers = [
      await resendVerification('nobody@example.org'),
      await resendVerification(vera.user.email),
    ];
    expect(mails()).toHaveLength(before);
    answers.push(await resendVerification(una.user.email));
    expect(mails()).toHaveLength(before + 1);
    for (const answer of answers) {
      expect(answer).toEqual({
        status: 200,
        success: true,
        message:
          'If this address belongs to an unverified account, a new verification link is on its way.',
      });
    }
  });
});

describe('password recovery', () => {
  it('a reset link works once, for the new password alone, and ends all sessions', async () => {
    const session = await signIn(vera);
    await forgotPassword(vera.user.email);
    const token = mailedToken();

    expect(await resetPassword(token, 'a new password')).toEqual({ status: 200, success: true });
    expect(await resetPassword(token, 'another password')).toEqual({
      status: 400,
      success: false,
      error: 'This reset link is invalid or has already been used.',
    });
    expect(await login(vera.user.email, vera.password)).toMatchObject({ status: 401 });
    expect(await login(vera.user.email, 'a new password')).toMatchObject({ success: true });
    expect(await updateProfile(session, profile)).toMatchObject({ status: 401 });
  });

  it('an older link works until one of them was used', async () => {
    await forgotPassword(vera.user.email);
    const older = mailedToken();
    await forgotPassword(vera.user.email);
    const newer = mailedToken();
    expect(await resetPassword(older, 'a new password')).toMatchObject({ status: 200 });
    expect(await resetPassword(newer, 'a new password')).toMatchObject({ status: 400 });
  });

  it('a reset verifies nothing', async () => {
    await forgotPassword(una.user.email);
    await resetPassword(mailedToken(), 'a new password');
    expect(await login(una.user.email, 'a new password')).toMatchObject({ verified: false });
  });

  it('a short password is refused and the link stays good', async () => {
    await forgotPassword(vera.user.email);
    expect(await resetPassword(mailedToken(), '1234567')).toMatchObject({
      status: 400,
      error: 'Password must be at least 8 characters long.',
    });
    expect(await resetPassword(mailedToken(), '12345678')).toMatchObject({ status: 200 });
  });

  it('says the same for every address, but mails accounts alone', async () => {
    const before = mails().length;
    const unknown = await forgotPassword('nobody@example.org');
    expect(mails()).toHaveLength(before);
    expect(unknown).toMatchObject({ status: 200, success: true });
    expect(await forgotPassword(vera.user.email)).toEqual(unknown);
    expect(await forgotPassword('not an address')).toMatchObject({ status: 400 });
  });
});
