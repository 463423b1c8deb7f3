import type { CallPath } from '../api/calls.ts';
import type { User } from '../api/user.ts';

/** How a call can be slowed down or made to fail. */
export type Fault = 'none' | 'slow' | 'error-json' | 'error-html' | 'empty' | 'offline';

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

/** Thrown for a call that is refused: becomes a response with this status and `error`. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    error: string,
    readonly fields: object = {},
  ) {
    super(error);
  }
}

/** The error of a link that is unknown or replaced, or of a reset link that is used. Links of the mock never expire. */
export const invalidLink = 'This link is invalid or has expired. Please request a new one.';

/** Finds an account by email address, ignoring case. */
export function accountOf(db: Db, email: string): Account | undefined {
  const wanted = email.toLowerCase();
  return db.accounts.find(({ user }) => user.email.toLowerCase() === wanted);
}

/** Finds the account of a session or of an email's link. */
export function accountOfToken(db: Db, use: Token['use'], token: string): Account | undefined {
  const found = db.tokens.find((one) => one.use === use && one.token === token);
  return db.accounts.find(({ id }) => id === found?.accountId);
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
