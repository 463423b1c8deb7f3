import { test } from 'vitest';
import { type UserType, userTypeCodes } from '../../../src/api/calls';
import type { CallPath } from '../../../src/mocks/model';
import { exampleOf, fieldsOf, shown } from '../../support/contract';
import { goodPassword } from '../../support/passwords';
import { type CallOptions, Client, Skip, Violation } from './client';
import { Mailbox } from './mailbox';
import { type Body, startRun } from './server';
import type { Texts } from './texts';

/*
 * How a check runs; links.test.ts is an example.
 *
 * 1. `api.says(…)` names the sentences of openapi.json that the check is about. Failures quote them.
 * 2. `api.open()` makes a verified account. Without Mailpit it throws `Skip`, and the check is left out.
 * 3. Calls name the expected status and are checked: headers, body, secrets. A broken general rule is noted, and the
 *    check goes on; another status ends it.
 * 4. `api.expect(…)` ends the check if its condition is false; `api.each(…)` goes on with the next item.
 * 5. At the end, the check reports what was noted. A cause that three checks have reported is not reported again.
 */

const required = { firstName: 'Contract', lastName: 'Check', dialCode: '41', phone: '791234567' };

/** A profile without optional values. */
export const emptyProfile: Texts = {
  ...Object.fromEntries(fieldsOf('/api/secure/profile').map(([name]) => [name, ''])),
  ...required,
};

/** The smallest picture. */
export const pixel =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const login = '/api/auth/login';

/** The account to open (default: a participant with a new address). */
type Opening = Partial<Pick<TestAccount, 'type' | 'email' | 'password'>> & { texts?: Texts };

/** The calls, accounts and emails of one check. */
export class Api extends Client {
  readonly mailbox = new Mailbox(this);

  /** An account that is registered, but not verified. */
  async register(opening: Opening = {}, when = 'with a new address'): Promise<TestAccount> {
    const { type = 'participant', email = this.run.newEmail(), password = goodPassword } = opening;
    const account = new TestAccount(this, type, email, password);
    await account.register(when, opening);
    return account;
  }

  /** A verified account with a session. @throws Skip unless its emails can be read. */
  async open(opening?: Opening): Promise<TestAccount> {
    const account = await this.register(opening);
    await account.verify();
    await account.signIn();
    return account;
  }

  /** Opens a verification link. */
  verify(token: string, when: string, options?: CallOptions): Promise<Body> {
    return this.post('/api/auth/verify-profile', { token }, when, options);
  }

  /** Checks that responses are the same for an account and an unknown address. @returns that address. */
  async expectAlike(path: CallPath, payload: { email: string }, status = 200): Promise<string> {
    const email = this.run.newEmail();
    const one = await this.post(path, payload, 'for a known address', { status });
    const unknown = { ...payload, email };
    const other = await this.post(path, unknown, 'for an unknown address', { status });
    const problem = `POST ${path} returns ${shown(one)} for a known address, ${shown(other)} for an unknown one.`;
    this.expect(JSON.stringify(one) === JSON.stringify(other), problem);
    return email;
  }
}

/** An account made for a check. */
export class TestAccount {
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

  /** Registers the address; `texts` replaces texts of the payload. */
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
  async forgotten(when = 'for an account'): Promise<string> {
    await this.api.post('/api/auth/forgot-password', { email: this.email }, when);
    return this.mailedToken('reset-password');
  }

  /** Sets the password with a reset link. Remembers it if the call is expected to succeed. */
  reset(token: string, password: string, when: string, { status = 200 } = {}): Promise<Body> {
    if (status === 200) this.password = password;
    return this.api.post('/api/auth/reset-password', { token, password }, when, { status });
  }

  /** @returns the user of the response. */
  async signIn(when = 'with the right email and password'): Promise<Body> {
    const { email, password } = this;
    const { token, user } = await this.api.post(login, { email, password }, when);
    if (typeof token !== 'string') throw new Skip('The sign-in returned no token.');
    this.token = token;
    return (user ?? {}) as Body;
  }

  /** Checks that a password does not sign in. */
  async expectRefusal(password: string, when: string, status: 401 | 403 = 401): Promise<void> {
    await this.api.post(login, { email: this.email, password }, when, { status });
  }

  /** Makes a secure call. */
  call(path: CallPath, payload: unknown, when: string, options?: CallOptions): Promise<Body> {
    return this.api.post(path, payload, when, { token: this.token, ...options });
  }

  /** Saves the profile. @returns the user of the response. */
  async save(change: Texts, when: string, options?: CallOptions): Promise<Body> {
    const payload = { ...emptyProfile, ...change };
    const { user } = await this.call('/api/secure/profile', payload, when, options);
    return (user ?? {}) as Body;
  }

  /** Checks that a session exists, or has ended. */
  async expectSession(status: 200 | 401, when: string, token = this.token): Promise<void> {
    await this.save({}, when, { status, token });
  }

  /** Sets the password, and remembers it. */
  async changePassword(newPassword: string, when: string): Promise<void> {
    const payload = { currentPassword: this.password, newPassword, confirmPassword: newPassword };
    await this.call('/api/secure/change-password', payload, when);
    this.password = newPassword;
  }

  delete(email: string, when: string, options?: CallOptions): Promise<Body> {
    const payload = { email, reason: 'A check deletes its account.' };
    return this.call('/api/secure/delete-profile', payload, when, options);
  }

  /** Checks texts of a user of this account. */
  expectTexts(user: Body, expected: Texts, when: string): void {
    const { firstName, lastName } = { ...required, ...expected };
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
