import { test } from 'vitest';
import { type UserType, userTypeCodes } from '../../src/api/calls';
import type { CallPath } from '../../src/mocks/model';
import { exampleOf, fieldsOf } from '../support/contractDocument';
import { goodPassword } from '../support/passwords';
import { shown } from '../support/shownText';
import { Client, Skip, Violation } from './client';
import { Mailbox } from './mailbox';
import { type Body, startRun } from './server';
import type { Texts } from './texts';

const names = { firstName: 'Contract', lastName: 'Check' };

/** A profile without optional values. */
export const emptyProfile: Texts = {
  ...Object.fromEntries(fieldsOf('/api/secure/profile').map(([name]) => [name, ''])),
  ...names,
  dialCode: '41',
  phone: '791234567',
};

/** The smallest picture. */
export const pixel =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const login = '/api/auth/login';

/** How an account differs from a participant with a new address. */
type Opening = Partial<Pick<Account, 'type' | 'email' | 'password'>> & { texts?: Texts };

/** The calls, accounts and emails of one check. */
export class Api extends Client {
  readonly mailbox = new Mailbox(this);

  /** An account that is registered, but not verified. */
  async register(opening: Opening = {}, when = 'with a new address'): Promise<Account> {
    const { type = 'participant', email = this.run.newEmail(), password = goodPassword } = opening;
    const account = new Account(this, type, email, password);
    await account.register(200, when, opening.texts);
    return account;
  }

  /** A verified account with a session. @throws Skip unless its emails can be read. */
  async open(opening?: Opening): Promise<Account> {
    const account = await this.register(opening);
    await account.verify();
    await account.signIn();
    return account;
  }

  /** Checks that responses are the same for an account and an unknown address. @returns that address. */
  async expectAlike(path: CallPath, email: string, status: number, payload: object = {}) {
    const unknown = this.run.newEmail();
    const responseFor = (who: string, address: string) =>
      this.post(path, { ...payload, email: address }, status, `for ${who} address`);
    const one = await responseFor('a known', email);
    const other = await responseFor('an unknown', unknown);
    const problem = `POST ${path} returns ${shown(one)} for a known address, ${shown(other)} for an unknown one.`;
    this.expect(JSON.stringify(one) === JSON.stringify(other), problem);
    return unknown;
  }
}

/** An account made for a check. */
export class Account {
  /** The token of the registration, then of the newest sign-in. */
  token = '';

  constructor(
    private readonly api: Api,
    readonly type: UserType,
    readonly email: string,
    public password: string,
  ) {
    api.secrets.add(password);
  }

  /** Registers the address; `change` replaces texts of the payload. */
  async register(status: number, when: string, change: Texts = {}): Promise<void> {
    const path = '/api/auth/register';
    const { email, password } = this;
    const own = { ...names, type: userTypeCodes[this.type], email, password };
    const payload = { ...exampleOf(path), ...own, ...change };
    this.token = String((await this.api.post(path, payload, status, when)).token);
  }

  /** The token of the newest email's link. */
  mailedToken(link: 'verify-Profile' | 'reset-password'): Promise<string> {
    return this.api.mailbox.token(this.email, link);
  }

  /** Opens the newest verification link. @returns its token. */
  async verify(): Promise<string> {
    const token = await this.mailedToken('verify-Profile');
    await this.api.post('/api/auth/verify-profile', { token }, 200, 'with the newest link');
    return token;
  }

  /** Asks for a reset link. @returns its token. */
  async forgotten(when = 'for an account'): Promise<string> {
    await this.api.post('/api/auth/forgot-password', { email: this.email }, 200, when);
    return this.mailedToken('reset-password');
  }

  /** Sets the password with a reset link, and remembers it if that succeeds. */
  reset(token: string, password: string, status: number, when: string): Promise<Body> {
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

const it = test.extend('run', { scope: 'worker' }, startRun);

/**
 * One check, with accounts of its own. It is left out if other checks have already reported its cause three times.
 */
export function check(name: string, body: (api: Api) => Promise<void> | void): void {
  it(name, async ({ run, skip }) => {
    const api = new Api(run);
    await api.attempt(() => {
      if (run.problem !== null) throw new Violation(run.problem);
      return body(api);
    });
    const unreported = api.violations.filter(({ key }) => {
      const count = run.reported.get(key) ?? 0;
      run.reported.set(key, count + 1);
      return count < 3;
    });
    const text = unreported.slice(0, 3).map(({ message }) => message);
    if (unreported.length > 3) text.push(`and ${unreported.length - 3} more`);
    if (text.length > 0) throw new Violation(text.join('\n\n'));
    const left = api.violations.length > 0 ? 'Another check reports the cause.' : api.leftOut;
    if (left === undefined) return;
    if (run.isMock) throw new Error(left);
    skip(left);
  });
}
