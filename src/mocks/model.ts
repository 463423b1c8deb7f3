import type {
  ContactRequest,
  PasswordChange,
  ProfileDeletion,
  ProfileUpdate,
  Registration,
  SponsorRequest,
} from '../api/calls';
import contract from '../api/openapi.json' with { type: 'json' };
import type { User } from '../api/user';

/** Path of a call. */
export type CallPath = Extract<keyof typeof contract.paths, `/api/${string}`>;

/** All calls, in the order of openapi.json. */
export const callPaths = Object.keys(contract.paths).filter((path): path is CallPath =>
  path.startsWith('/api/'),
);

type Payload<Name extends 'email' | 'password' | 'token'> = Record<Name, string>;

/** The payload of each call, checked against openapi.json by readPayload. */
export interface Payloads extends Record<CallPath, object> {
  '/api/auth/subscribe-newsletter': Payload<'email'>;
  '/api/auth/contact-request': ContactRequest;
  '/api/auth/sponsor-request': SponsorRequest;
  '/api/auth/register': Registration;
  '/api/auth/verify-profile': Payload<'token'>;
  '/api/auth/resend-verification': Payload<'email'>;
  '/api/auth/login': Payload<'email' | 'password'>;
  '/api/auth/forgot-password': Payload<'email'>;
  '/api/auth/reset-password': Payload<'token' | 'password'>;
  '/api/secure/profile': ProfileUpdate;
  '/api/secure/change-password': PasswordChange;
  '/api/secure/delete-profile': ProfileDeletion;
}

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
