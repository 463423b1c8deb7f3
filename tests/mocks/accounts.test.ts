import { describe, expect, it } from 'vitest';
import {
  forgotPassword,
  login,
  register,
  resendVerification,
  resetPassword,
  verifyProfile,
} from '../../src/api/calls';
import { mails, readDb } from '../../src/mocks/db';
import { mailedToken, paul, registration, una, vera } from './payloads';
import { goodPassword } from '../passwords';

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
    expect(await login('rita@example.org', goodPassword)).toMatchObject({ verified: false });

    expect(await verifyProfile(mailedToken())).toMatchObject({ status: 200, success: true });
    const { user } = await login('rita@example.org', goodPassword);
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

  it.each([
    [{ type: 3 }, 'The account type must be 1 (visitor) or 2 (participant).'],
    [{ type: '1' }, 'The account type must be 1 (visitor) or 2 (participant).'],
    [{ firstName: '  ' }, 'The field firstName must not be empty.'],
    [{ lastName: 7 }, 'The field lastName must be text.'],
    [{ email: 'rita@example' }, 'Please enter a valid email address.'],
    [{ dialCode: '+41' }, 'The country code must have 1 to 4 digits.'],
    [{ phone: '79 111' }, 'The phone number must have 4 to 15 digits.'],
    [{ phone: '123' }, 'The phone number must have 4 to 15 digits.'],
    [{ password: '1234567' }, 'Password must be at least 8 characters long.'],
    [{ confirmPassword: goodPassword }, 'Unexpected field: confirmPassword'],
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
      error: 'This link is invalid or has expired.',
    });
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
  it('emails accounts alone, with a link that replaces the last one', async () => {
    const before = mails().length;
    await forgotPassword('nobody@example.org');
    expect(mails()).toHaveLength(before);
    await forgotPassword(vera.user.email);
    await forgotPassword(vera.user.email);
    expect(mails()).toHaveLength(before + 2);
    expect(Object.keys(readDb().resets)).toEqual([mailedToken()]);
  });

  it.each(['', 'unknown', '__proto__'])('refuses the token "%s"', async (token) => {
    expect(await resetPassword(token, goodPassword)).toMatchObject({ status: 400 });
  });
});
