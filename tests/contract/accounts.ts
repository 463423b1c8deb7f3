import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { afterAll } from 'vitest';
import { lengthOf } from '../../src/data/limits';
import contract from '../../src/api/openapi.json' with { type: 'json' };
import { goodPassword } from '../passwords';
import { host, isMock, post, short, shown, Skip, Violation, type Sending } from './api';
import type { CallPath } from './document';
import { exchange } from './http';

const { TEST_EMAIL = 'Contract@example.org', VERIFICATION_TOKEN, RESET_TOKEN } = process.env;
/** The mock API has Mailpit's calls, too. */
const mailpit = isMock ? host : process.env.MAILPIT_URL?.replace(/\/+$/, '');

/** True if TEST_EMAIL is the only account, because no other email can be read. */
export const isSingle = mailpit === undefined && VERIFICATION_TOKEN !== undefined;

const run = Date.now().toString(36);
let count = 0;

/** An email address that no other run has used. */
export function newEmail(): string {
  count += 1;
  return TEST_EMAIL.replace(/(?=@[^@]*$)/, `+${run}${count}`);
}

/** The links that emails contain. */
type Link = 'verify-Profile' | 'reset-password';

/**
 * The token of the newest unread link sent to an email address.
 * @throws Violation if no email arrives. Skip if emails cannot be read.
 */
export async function mailedToken(email: string, link: Link): Promise<string> {
  const given = link === 'verify-Profile' ? VERIFICATION_TOKEN : RESET_TOKEN;
  if (mailpit !== undefined) return findLink(mailpit, email, link);
  // A token or a whole link.
  if (given !== undefined && isSingle)
    return given
      .trim()
      .replace(/[?#].*$/, '')
      .replace(/^.*\//, '');
  throw new Skip(
    `Set MAILPIT_URL, or TEST_EMAIL=${email} with VERIFICATION_TOKEN and RESET_TOKEN from the newest emails to it.`,
  );
}

/** @throws Skip unless emails to any address can be read. */
export function needMailpit(): void {
  if (mailpit === undefined) throw new Skip('Set MAILPIT_URL to check several accounts and links.');
}

const readEmails = new Set<string>();

async function findLink(url: string, email: string, link: Link): Promise<string> {
  const query = encodeURIComponent(`to:"${email}"`);
  const end = Date.now() + 15_000;
  while (Date.now() < end) {
    const found = await getJson<{ messages: { ID: string }[] }>(
      `${url}/api/v1/search?query=${query}`,
    );
    // Newest first.
    for (const { ID } of found.messages) {
      if (readEmails.has(ID)) continue;
      const email = await getJson<Record<string, string>>(`${url}/api/v1/message/${ID}`);
      const links = new RegExp(`/${link}/([\\w.~%-]+)`).exec(
        `${email.Text ?? ''} ${email.HTML ?? ''}`,
      );
      if (!links?.[1]) continue;
      for (const message of found.messages) readEmails.add(message.ID);
      return links[1];
    }
    await wait(isMock ? 5 : 250);
  }
  throw new Violation(
    `No email with a link to {site}/${link}/{token} arrived within 15 s at ${email}.`,
  );
}

async function getJson<T>(url: string): Promise<T> {
  const hint = 'Set MAILPIT_URL to the URL of Mailpit';
  const { status, body } = await exchange(url).catch((error: unknown) => {
    throw new Skip(`${hint}: ${url} does not respond: ${String(error)}`);
  });
  if (status === 200) return JSON.parse(body.toString()) as T;
  throw new Skip(`${hint}: ${url} returned ${status}: ${short(body.toString())}`);
}

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
};

export type Profile = typeof emptyProfile;

const { example } =
  contract.paths['/api/auth/register'].post.requestBody.content['application/json'];

type User = Readonly<Record<string, unknown>>;

/** Fields reported as different. */
const damaged = new Set<string>();

/** Texts of a user, except the picture, that differ from the expected ones. Each is reported once. */
export function differences(user: User, expected: Readonly<Record<string, string>>): string[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    const found = user[name];
    // The schema reports other types.
    if (name === 'avatar' || typeof found !== 'string') return [];
    if (found === value || damaged.has(name)) return [];
    damaged.add(name);
    const count = (text: string) => `${shown(text)} (${lengthOf(text)} characters)`;
    return [`user.${name} is ${count(found)}; expected ${count(value)}`];
  });
}

/** Prefix of the token: empty, unless the server requires a scheme, which is reported. */
export let scheme = '';

/** Accounts to delete at the end of the file. */
const accounts = new Set<Account>();

/** An account made for the checks. */
export class Account {
  token = '';

  constructor(
    readonly email = newEmail(),
    public password = goodPassword,
  ) {}

  async register(status = 200): Promise<User> {
    const { email, password } = this;
    const { firstName, lastName } = emptyProfile;
    const payload = { ...example, firstName, lastName, email, password };
    const body = await post('/api/auth/register', payload, status, `with the address ${email}`);
    if (status === 200) accounts.add(this);
    return body;
  }

  async verify(): Promise<void> {
    const token = await mailedToken(this.email, 'verify-Profile');
    await post('/api/auth/verify-profile', { token }, 200, 'with the token of the newest email');
  }

  /** @returns the user of the response. */
  async signIn(when = 'with the right email and password'): Promise<User> {
    const { email, password } = this;
    const { token, user } = await post('/api/auth/login', { email, password }, 200, when);
    if (typeof token !== 'string') throw new Skip('The sign-in returned no token.');
    this.token = token;
    await learnScheme(token);
    return (user ?? {}) as User;
  }

  /** Tries to sign in with another password. */
  async expectRefusal(password: string, when: string, hint?: string): Promise<void> {
    await post('/api/auth/login', { email: this.email, password }, 401, when, { hint });
  }

  /** Makes a secure call. */
  call(path: CallPath, payload: unknown, status: number, when: string, sending: Sending = {}) {
    if (refusesOwnTokens) throw new Skip('The server refuses its own tokens.');
    const token = scheme + (sending.token ?? this.token);
    return post(path, payload, status, when, { ...sending, token });
  }

  /** Saves the profile. @returns the user of the response. */
  async save(
    change: Partial<Profile>,
    when: string,
    status = 200,
    sending?: Sending,
  ): Promise<User> {
    const payload = { ...emptyProfile, ...change };
    const { user } = await this.call('/api/secure/profile', payload, status, when, sending);
    return (user ?? {}) as User;
  }

  /** Sets the password, and remembers it. */
  async changePassword(newPassword: string, when: string): Promise<void> {
    const { password: currentPassword } = this;
    const payload = { currentPassword, newPassword, confirmPassword: newPassword };
    await this.call('/api/secure/change-password', payload, 200, when);
    this.password = newPassword;
  }

  async delete(email = this.email): Promise<void> {
    const payload = { email, reason: 'The contract check is over.' };
    await this.call('/api/secure/delete-profile', payload, 200, "with the account's own email");
    accounts.delete(this);
  }
}

/** Registers a further account. @throws Skip unless its emails can be read. */
export async function newAccount(password?: string): Promise<Account> {
  needMailpit();
  const account = new Account(undefined, password);
  await account.register();
  return account;
}

/** Checks that a response does not show who is registered. */
export async function expectAlike(
  path: CallPath,
  email: string,
  status: number,
  payload: object = {},
): Promise<void> {
  const one = await post(path, { ...payload, email }, status, 'for an address with an account');
  const unknown = { ...payload, email: newEmail() };
  const other = await post(path, unknown, status, 'for an unknown address');
  if (isDeepStrictEqual(one, other)) return;
  throw new Violation(
    `POST ${path} (${status}) shows who is registered: the responses differ for an address with an account and one without.\n` +
      `${short(JSON.stringify(one))}\n${short(JSON.stringify(other))}`,
  );
}

let learnt = false;
/** True if no secure call can succeed; registration.test.ts reports it. */
let refusesOwnTokens = false;

/** Finds out once whether the server wants a scheme before the token. */
async function learnScheme(token: string): Promise<void> {
  if (learnt) return;
  learnt = true;
  const refuses = async (Authorization: string) => {
    const headers = { 'Content-Type': 'application/json', Authorization };
    const sent = { method: 'POST', headers, body: '{}' };
    const { status } = await exchange(`${host}/api/secure/change-password`, sent).catch(() => ({
      status: 0,
    }));
    return status === 401 || status === 403;
  };
  if (!(await refuses(token))) return;
  if (await refuses(`Bearer ${token}`)) refusesOwnTokens = true;
  else scheme = 'Bearer ';
}

let single: Promise<Account> | undefined;
/** Why no account could be opened; later checks do not try again. */
let unopened: Skip | undefined;

/**
 * A verified account with a session: a new one, or TEST_EMAIL if that is the only one.
 * @throws Skip if it cannot be opened: registration.test.ts reports why.
 */
export async function openAccount(): Promise<Account> {
  if (isSingle) return (single ??= open(new Account(TEST_EMAIL)));
  needMailpit();
  if (unopened) throw unopened;
  return open(new Account());
}

async function open(account: Account): Promise<Account> {
  try {
    // The run that sent the tokens has registered TEST_EMAIL.
    if (!isSingle) await account.register();
    await account.verify();
    await account.signIn();
    return account;
  } catch (error) {
    if (!(error instanceof Violation || error instanceof Skip)) throw error;
    unopened =
      error instanceof Skip && error.message.startsWith('Set ')
        ? error
        : new Skip(`Needs an account; see registration.test.ts. ${short(error.message)}`);
    throw unopened;
  }
}

/** Deletes the accounts when the file has ended, whatever happened, and names those that remain. */
export function deleteAccounts(): void {
  afterAll(async () => {
    for (const account of accounts) {
      try {
        await account.signIn();
        await account.delete();
      } catch (error) {
        if (!(error instanceof Violation || error instanceof Skip)) throw error;
        console.warn(`The account ${account.email} is left on the server.`);
      }
    }
    accounts.clear();
  });
}
