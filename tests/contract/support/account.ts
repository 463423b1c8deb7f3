import { expect } from 'vitest';
import type { CallPath } from '../../../src/api/calls.ts';
import { type UserType, userTypeCodes } from '../../../src/api/user.ts';
import { goodPassword } from '../../support/accounts.ts';
import { exampleOf, fieldsOf, formatValue } from '../../support/openapi.ts';
import type { Api } from './api.ts';
import type { JsonObject } from './checks.ts';
import { newEmail } from './testedServer.ts';
import type { Texts } from './texts.ts';
import type { ExpectedCall } from './transport.ts';

const required = { firstName: 'Contract', lastName: 'Check', dialCode: '41', phone: '791234567' };

/** A profile without optional values. */
export const emptyProfile: Texts = {
  ...Object.fromEntries(fieldsOf('/api/secure/profile').map(([name]) => [name, ''])),
  ...required,
};

/** The smallest picture. */
export const pixel =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** The account to open (default: a new participant); `texts` replaces texts of the registration. */
export interface Opening {
  type?: UserType;
  email?: string;
  password?: string;
  texts?: Texts;
}

export class TestAccount {
  readonly type: UserType;
  readonly email: string;
  password: string;
  /** The token of the registration, then of the newest sign-in. */
  token = '';

  constructor(
    private readonly api: Api,
    { type = 'participant', email = newEmail(), password = goodPassword }: Opening,
  ) {
    this.type = type;
    this.email = email;
    this.password = password;
    api.secrets.add(password);
  }

  async register(when: string, { texts, status }: { texts?: Texts; status?: number } = {}) {
    const path = '/api/auth/register';
    const { email, password } = this;
    const own = { ...required, type: userTypeCodes[this.type], email, password };
    const payload = { ...exampleOf(path), ...own, ...texts };
    this.token = String((await this.api.post(path, payload, when, { status })).token);
  }

  /** The token of the newest email's link. */
  mailedToken(link: 'verify-Profile' | 'reset-password'): Promise<string> {
    return this.api.mailbox.token(this.email, link);
  }

  /** Opens the newest verification link. @returns its token. */
  async verify(): Promise<string> {
    const token = await this.mailedToken('verify-Profile');
    await this.api.verify(token, 'with the newest link');
    return token;
  }

  /** Asks for a reset link. @returns its token. */
  async requestResetLink(when = 'for an account'): Promise<string> {
    await this.api.post('/api/auth/forgot-password', { email: this.email }, when);
    return this.mailedToken('reset-password');
  }

  /** Sets the password with a reset link. Remembers it if the call is expected to succeed. */
  reset(token: string, password: string, when: string, { status = 200 } = {}): Promise<JsonObject> {
    if (status === 200) this.password = password;
    return this.api.post('/api/auth/reset-password', { token, password }, when, { status });
  }

  /** @returns the user of the response. */
  async signIn(when = 'with the right email and password'): Promise<JsonObject> {
    const { email, password } = this;
    const { token, user } = await this.api.post('/api/auth/login', { email, password }, when);
    this.token = String(token);
    return (user ?? {}) as JsonObject;
  }

  /** Checks that a password does not sign in. */
  async expectNoSignIn(password: string, when: string, { status = 401 } = {}) {
    await this.api.post('/api/auth/login', { email: this.email, password }, when, { status });
  }

  /** Makes a secure call. */
  call(path: CallPath, payload: unknown, when: string, options?: ExpectedCall) {
    return this.api.post(path, payload, when, { token: this.token, ...options });
  }

  /** Saves the profile. @returns the user of the response. */
  async save(change: Texts, when: string, options?: ExpectedCall): Promise<JsonObject> {
    const payload = { ...emptyProfile, ...change };
    const { user } = await this.call('/api/secure/profile', payload, when, options);
    return (user ?? {}) as JsonObject;
  }

  /** Checks that a session exists. */
  async expectSession(when: string, options?: ExpectedCall): Promise<void> {
    await this.save({}, when, options);
  }

  /** Checks that a token belongs to no session. */
  async expectNoSession(token: string, when: string): Promise<void> {
    await this.save({}, when, { token, status: 401 });
  }

  /** Sets the password, and remembers it. */
  async changePassword(newPassword: string, when: string): Promise<void> {
    const payload = { currentPassword: this.password, newPassword, confirmPassword: newPassword };
    await this.call('/api/secure/change-password', payload, when);
    this.password = newPassword;
  }

  delete(email: string, when: string, options?: ExpectedCall): Promise<JsonObject> {
    const payload = { email, reason: 'A test deletes its account.' };
    return this.call('/api/secure/delete-profile', payload, when, options);
  }

  /** Checks texts of the user that the last call has returned. */
  expectTexts(user: JsonObject, expected: Texts): void {
    const { firstName, lastName } = { ...required, ...expected };
    const own = { email: this.email, userType: this.type, displayName: `${firstName} ${lastName}` };
    const lines = Object.entries({ ...expected, ...own }).flatMap(([name, value]) =>
      user[name] === value
        ? []
        : `user.${name} is ${formatValue(user[name])}; expected ${formatValue(value)}`,
    );
    const rule = 'The user is that of the account, with its texts as sent';
    expect(lines, `${this.api.lastCall}\nRule: ${rule}`).toEqual([]);
  }
}
