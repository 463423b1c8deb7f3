import { userTypeCodes, type UserType } from '../../src/api/calls';
import type { CallPath } from '../../src/mocks/model';
import { goodPassword } from '../support/passwords';
import { Client, Skip } from './client';
import { exampleOf, fieldsOf } from './document';
import type { Body } from './http';
import { Mailbox } from './mailbox';
import { shown } from './shown';

/** Texts by field. */
export type Texts = Readonly<Record<string, string>>;

const names = { firstName: 'Contract', lastName: 'Check' };

/** A profile without optional values. */
export const emptyProfile: Texts = {
  ...Object.fromEntries(fieldsOf('/api/secure/profile').map(([name]) => [name, ''])),
  ...names,
  dialCode: '41',
  phone: '791234567',
};

const login = '/api/auth/login';

/** How an account differs from a participant with a new address. */
interface Opening {
  type?: UserType;
  password?: string;
  email?: string;
  texts?: Texts;
}

/** The calls, accounts and emails of one check. */
export class Api extends Client {
  readonly mailbox = new Mailbox(this);

  /** An account that is registered, but not verified. */
  async register({ texts, ...settings }: Opening = {}): Promise<Account> {
    const account = new Account(this, settings);
    await account.register(200, 'with a new address', texts);
    return account;
  }

  /** A verified account with a session. @throws Skip unless its emails can be read. */
  async open(settings?: Opening): Promise<Account> {
    const account = await this.register(settings);
    await account.verify();
    await account.signIn();
    return account;
  }

  /** Checks that responses are the same for an account and an unknown address. @returns that address. */
  async expectAlike(path: CallPath, email: string, status: number, payload: object = {}) {
    const one = await this.post(path, { ...payload, email }, status, 'for a known address');
    const unknown = this.run.newEmail();
    const more = { ...payload, email: unknown };
    const other = await this.post(path, more, status, 'for an unknown address');
    const problem = `POST ${path} returns ${shown(one)} for a known address, ${shown(other)} for an unknown one.`;
    this.expect(shown(one) === shown(other), problem);
    return unknown;
  }
}

/** An account made for a check. */
export class Account {
  token = '';
  readonly email: string;
  readonly type: UserType;
  password: string;

  constructor(
    private readonly api: Api,
    { email = api.run.newEmail(), type = 'participant', password = goodPassword }: Opening,
  ) {
    this.email = email;
    this.type = type;
    this.password = password;
    api.secrets.add(password);
  }

  /** Registers the address; `change` replaces texts of the payload. */
  register(status: number, when: string, change: Texts = {}): Promise<Body> {
    const path = '/api/auth/register';
    const { email, password } = this;
    const own = { ...names, type: userTypeCodes[this.type], email, password };
    return this.api.post(path, { ...exampleOf(path), ...own, ...change }, status, when);
  }

  /** The token of the newest email's link. */
  mailedToken(link: 'verify-Profile' | 'reset-password'): Promise<string> {
    return this.api.mailbox.token(this.email, link);
  }

  async verify(): Promise<void> {
    const token = await this.mailedToken('verify-Profile');
    await this.api.post('/api/auth/verify-profile', { token }, 200, 'with the newest link');
  }

  /** Asks for a reset link. @returns its token. */
  async forgotten(when = 'for an account'): Promise<string> {
    await this.api.post('/api/auth/forgot-password', { email: this.email }, 200, when);
    return this.mailedToken('reset-password');
  }

  /** Sets the password with a reset link, and remembers it if that succeeds. */
  async reset(token: string, password: string, status: number, when: string): Promise<Body> {
    if (status === 200) this.password = password;
    return this.api.post('/api/auth/reset-password', { token, password }, status, when);
  }

  /** @returns the user of the response. */
  async signIn(when = 'with the right email and password'): Promise<Body> {
    const { email, password } = this;
    const { token, user } = await this.api.post(login, { email, password }, 200, when);
    if (typeof token !== 'string') throw new Skip('The sign-in returned no token.');
    this.token = token;
    return (user ?? {}) as Body;
  }

  /** Checks that a password does not sign in. */
  async expectRefusal(password: string, when: string): Promise<void> {
    await this.api.post(login, { email: this.email, password }, 401, when);
  }

  /** Makes a secure call. */
  call(path: CallPath, payload: unknown, status: number, when: string, token = this.token) {
    return this.api.post(path, payload, status, when, { token });
  }

  /** Saves the profile. @returns the user of the response. */
  async save(change: Texts, when: string, status = 200, token?: string): Promise<Body> {
    const payload = { ...emptyProfile, ...change };
    const { user } = await this.call('/api/secure/profile', payload, status, when, token);
    return (user ?? {}) as Body;
  }

  /** Checks that a session exists, or has ended. */
  async expectSession(status: 200 | 401, when: string, token?: string): Promise<void> {
    await this.save({}, when, status, token);
  }

  /** Sets the password, and remembers it. */
  async changePassword(newPassword: string, when: string): Promise<void> {
    const payload = { currentPassword: this.password, newPassword, confirmPassword: newPassword };
    await this.call('/api/secure/change-password', payload, 200, when);
    this.password = newPassword;
  }

  delete(status: number, email: string, when: string): Promise<Body> {
    const payload = { email, reason: 'A check deletes its account.' };
    return this.call('/api/secure/delete-profile', payload, status, when);
  }

  /** Checks texts of a user of this account. */
  expectTexts(user: Body, expected: Texts, when: string): void {
    const { firstName, lastName } = { ...names, ...expected };
    const own = { email: this.email, userType: this.type, displayName: `${firstName} ${lastName}` };
    const lines = Object.entries({ ...expected, ...own }).flatMap(([name, value]) =>
      user[name] === value ? [] : `user.${name} is ${shown(user[name])}; expected ${shown(value)}`,
    );
    this.api.expect(lines.length === 0, `${when}, ${lines.slice(0, 5).join('\n')}`);
  }
}
