import contract from '../api/openapi.json' with { type: 'json' };
import type { CallPath } from '../api/payloads';
import type { User } from '../api/user';
import { event } from '../data/event';

/** All calls, in the order of openapi.json. */
export const callPaths = Object.keys(contract.paths).filter((path): path is CallPath =>
  path.startsWith('/api/'),
);

/** How a call can fail, with the words of the mailbox page. */
export const faultNames = {
  none: 'Normal',
  slow: 'Slow (3 s)',
  'error-json': '500 with JSON error',
  'error-html': '500 with HTML',
  empty: 'Empty body',
  offline: 'Offline',
} as const;

export type Fault = keyof typeof faultNames;

export interface Account {
  id: string;
  /** Responses contain this part of an account and no other. */
  user: User;
  /** Stored in plain text, so the mailbox page asks visitors not to use a real password. */
  password: string;
  verified: boolean;
  /** Data URL of the uploaded picture; `user.avatar` is its path. */
  picture?: string;
}

/** A session, or the link of an email. */
export interface Token {
  use: 'session' | 'verification' | 'reset';
  token: string;
  accountId: string;
}

export interface Mail {
  id: string;
  sentAt: string;
  to: string;
  replyTo?: string;
  subject: string;
  body: string;
  link?: { label: string; path: string };
}

export interface Db {
  accounts: Account[];
  tokens: Token[];
  /** Email addresses in lower case. */
  subscribers: string[];
  /** Newest first. */
  mails: Mail[];
  faults: Partial<Record<CallPath, Fault>>;
}

/** Finds an account by email address, ignoring case. */
export function accountOf(db: Db, email: string): Account | undefined {
  const wanted = email.toLowerCase();
  return db.accounts.find(({ user }) => user.email.toLowerCase() === wanted);
}

/** Finds the account of a session or of an email's link. */
export function accountOfToken(db: Db, use: Token['use'], token: string): Account | undefined {
  const known = db.tokens.find((one) => one.use === use && one.token === token);
  return db.accounts.find(({ id }) => id === known?.accountId);
}

/** Removes the account's tokens for this use, except `kept`. */
export function revokeTokens(db: Db, use: Token['use'], { id }: Account, kept?: string): void {
  db.tokens = db.tokens.filter(
    (one) => one.use !== use || one.accountId !== id || one.token === kept,
  );
}

/** A random id. `crypto.randomUUID` is missing over plain HTTP, for example on a phone on the same network. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Adds an email to the mailbox. */
export function send(db: Db, mail: Omit<Mail, 'id' | 'sentAt'>): void {
  db.mails.unshift({ id: newId(), sentAt: new Date().toISOString(), ...mail });
}

/** Sends a verification link, which replaces earlier ones. */
export function sendVerification(db: Db, account: Account, token = newId()): void {
  revokeTokens(db, 'verification', account);
  db.tokens.push({ use: 'verification', token, accountId: account.id });
  const mail = {
    to: account.user.email,
    subject: 'Verify your email address',
    body: `Hello ${account.user.firstName},\n\nPlease open the link below to verify your email address. Then you can sign in to the ${event.shortName} website. The link works for 7 days, or until you request a newer one. If you do not verify your address within 7 days of the newest link, your account will be deleted. If you did not register, ignore this email.`,
    link: { label: 'Verify my email address', path: `/verify-Profile/${token}` },
  };
  send(db, mail);
}

/** Thrown for a call that is refused: becomes a response with this status and `error`. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    error: string,
    readonly fields: object = {},
  ) {
    super(error);
  }
}

/** The error of a link whose token is unknown or has expired. */
export const invalidLink = 'This link is invalid or has expired. Please request a new one.';
