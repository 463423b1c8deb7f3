import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import * as calls from '../../src/api/calls';
import { isSecure, payloadBreaches, type CallPath } from '../../src/conformance/contract';
import { server } from '../server';

const phone = { dialCode: '41', phone: '791234567' };
const contact = { name: 'Ada', email: 'ada@example.org', ...phone, message: 'Hello' };
const sponsor = { ...contact, organization: 'Robots Ltd', sponsorType: '' as const };
const registration = {
  type: 2 as const,
  firstName: 'Ada',
  lastName: 'Keller',
  email: 'ada@example.org',
  ...phone,
  password: 'long enough',
};
const profile = {
  firstName: 'Ada',
  lastName: 'Keller',
  ...phone,
  avatar: '',
  address: '',
  country: '',
  state: '',
  zipCode: '',
  language: '',
  organization: '',
  designation: '',
  place: '',
};
const passwords = {
  currentPassword: 'a',
  newPassword: 'long enough',
  confirmPassword: 'long enough',
};
const deletion = { email: 'ada@example.org', reason: 'Moving on' };
const mail = { email: 'ada@example.org' };

// The table of product.md, Calls: method and path, payload, authorization.
it.each([
  ['auth/subscribe-newsletter', () => calls.subscribeNewsletter(mail.email), mail, null],
  ['auth/contact-request', () => calls.requestContact(contact), contact, null],
  ['auth/register', () => calls.register(registration), registration, null],
  ['auth/login', () => calls.login(mail.email, 'pw'), { ...mail, password: 'pw' }, null],
  ['auth/resend-verification', () => calls.resendVerification(mail.email), mail, null],
  ['auth/forgot-password', () => calls.forgotPassword(mail.email), mail, null],
  [
    'auth/reset-password',
    () => calls.resetPassword('t', 'long enough'),
    { token: 't', password: 'long enough' },
    null,
  ],
  ['auth/sponsor-request', () => calls.requestSponsorship(sponsor), sponsor, null],
  ['auth/verify-profile', () => calls.verifyProfile('t'), { token: 't' }, null],
  ['secure/profile', () => calls.updateProfile('raw', profile), profile, 'raw'],
  ['secure/change-password', () => calls.changePassword('raw', passwords), passwords, 'raw'],
  ['secure/delete-profile', () => calls.deleteProfile('raw', deletion), deletion, 'raw'],
])(
  'POST /api/%s sends what the contract asks for and nothing else',
  async (path, call, payload, authorization) => {
    const seen = vi.fn();
    server.use(
      http.post(`*/api/${path}`, async ({ request }) => {
        seen(request.headers.get('authorization'), await request.json());
        return HttpResponse.json({ success: true });
      }),
    );
    expect(await call()).toEqual({ status: 200, success: true });
    const known = `/api/${path}` as CallPath;
    expect(payloadBreaches(known, payload)).toEqual([]);
    expect(isSecure(known)).toBe(authorization !== null);
    expect(seen).toHaveBeenCalledExactlyOnceWith(authorization, payload);
  },
);
