import { userTypeCodes, type ProfileUpdate, type UserType } from '../../src/api/calls';
import { lengthOf } from '../../src/data/limits';
import type { CallPath } from '../../src/mocks/model';
import { goodPassword } from '../passwords';
import { Client, Skip } from './client';
import { exampleOf } from './document';
import { jsonObject, postJson, type Body } from './http';
import { Mailbox } from './mailbox';
import { shown, shownText } from './shown';

/** A profile without optional values. */
export const emptyProfile = {
  firstName: 'Contract',
  lastName: 'Check',
  dialCode: '41',
  phone: '791234567',
  avatar: '',
  address: '',
  country: '',
  state: '',
  zipCode: '',
  language: '',
  organization: '',
  designation: '',
  place: '',
} satisfies ProfileUpdate;

/** Texts by field. */
export type Texts = Readonly<Record<string, string>>;

const login = '/api/auth/login';

export const onlyOne = 'Set MAILPIT_URL: tokens are for one account, with one link of each kind.';

/** The calls, accounts and emails of one check. */
export class Api extends Client {
  readonly mailbox = new Mailbox(this);
  private readonly opened: Account[] = [];

  /** An account that is registered, but not verified. */
  async register(type?: UserType, password?: string, texts?: Texts): Promise<Account> {
    const account = this.add(new Account(this, this.run.newEmail(), type, password));
    await account.register(200, 'with a new address', texts);
    return account;
  }

  /** A verified account with a session. @throws Skip unless its emails can be read. */
  async open(type?: UserType, password?: string): Promise<Account> {
    const { single } = this.run;
    if (single && this.opened.length > 0) throw new Skip(onlyOne);
    const account = single
      ? this.add(new Account(this, single.email))
      : await this.register(type, password);
    await account.verify();
    await account.signIn();
    return account;
  }

  private add(account: Account): Account {
    this.opened.push(account);
    return account;
  }

  /** Deletes the accounts, if possible. The only account stays, with its first password. */
  async remove(): Promise<void> {
    const { host, single, slow } = this.run;
    const post = (path: CallPath, payload: object, headers?: object) =>
      postJson(host + path, payload, headers).then(
        ({ body }) => jsonObject(body),
        () => null,
      );
    for (const { email, password } of slow.size > 0 ? [] : this.opened) {
      if (email === single?.email && password === goodPassword) continue;
      const { token } = (await post(login, { email, password })) ?? {};
      const headers = { Authorization: String(token) };
      if (email === single?.email) {
        const back = { newPassword: goodPassword, confirmPassword: goodPassword };
        await post('/api/secure/change-password', { currentPassword: password, ...back }, headers);
      } else {
        await post('/api/secure/delete-profile', { email, reason: 'The check is over.' }, headers);
      }
    }
  }

  /** Checks that responses are the same for an account and an unknown address. @returns that address. */
  async expectAlike(path: CallPath, email: string, status: number, payload: object = {}) {
    const one = await this.post(path, { ...payload, email }, status, 'for a known address');
    const unknown = { ...payload, email: this.run.newEmail() };
    const other = await this.post(path, unknown, status, 'for an unknown address');
    if (shown(one) === shown(other)) return unknown.email;
    throw this.violation(
      `POST ${path} returns ${shown(one)} for a known address, ${shown(other)} for an unknown one.`,
    );
  }
}

/** An account made for a check. */
export class Account {
  token = '';

  constructor(
    private readonly api: Api,
    readonly email: string,
    readonly type: UserType = 'participant',
    public password = goodPassword,
  ) {
    api.secrets.add(password);
  }

  /** The tokens from the emails of an earlier run. */
  private get given() {
    const { single } = this.api.run;
    return single?.email === this.email ? single : undefined;
  }

  /** Registers the address; `change` replaces texts of the payload. */
  register(status: number, when: string, change: Texts = {}): Promise<Body> {
    const path = '/api/auth/register';
    const { firstName, lastName } = emptyProfile;
    const { email, password } = this;
    const own = { type: userTypeCodes[this.type], firstName, lastName, email, password };
    return this.api.post(path, { ...exampleOf(path), ...own, ...change }, status, when);
  }

  /** The token of the newest email's link. */
  async mailedToken(link: 'verify-Profile' | 'reset-password'): Promise<string> {
    return (await this.api.mailbox.link(this.email, link)).token;
  }

  async verify(): Promise<void> {
    const token = this.given?.verification ?? (await this.mailedToken('verify-Profile'));
    await this.api.post('/api/auth/verify-profile', { token }, 200, 'with the newest link');
  }

  /** Asks for a reset link. @returns its token. */
  async forgotten(when = 'for an account'): Promise<string> {
    const { given } = this;
    if (given) {
      const token = given.reset;
      if (token === undefined) throw new Skip(onlyOne);
      // It works once.
      given.reset = undefined;
      return token;
    }
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

  async delete(status: number, email: string, when: string): Promise<void> {
    const payload = { email, reason: 'The contract check is over.' };
    await this.call('/api/secure/delete-profile', payload, status, when);
  }

  /** Checks texts of a user of this account. */
  expectTexts(user: Body, expected: Texts, when: string): void {
    const { firstName, lastName } = { ...emptyProfile, ...expected };
    const own = { email: this.email, userType: this.type, displayName: `${firstName} ${lastName}` };
    const described = (text: string) => `"${shownText(text)}" (${lengthOf(text)} code points)`;
    const lines = Object.entries({ ...expected, ...own }).flatMap(([name, value]) => {
      const found = user[name];
      // The schema reports other types.
      if (typeof found !== 'string' || found === value) return [];
      return `user.${name} is ${described(found)}; expected ${described(value)}`;
    });
    if (lines.length > 0) throw this.api.violation(`${when}, ${lines.slice(0, 5).join('\n')}`);
  }
}
