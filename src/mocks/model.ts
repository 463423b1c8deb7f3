import type {
  ContactRequest,
  PasswordChange,
  ProfileDeletion,
  ProfileUpdate,
  Registration,
  SponsorRequest,
} from '../api/calls';
import contract from '../api/openapi.json' with { type: 'json' };
import type { User } from '../session/user';

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

/** How a call can fail; see FaultTable.tsx. */
export type Fault = 'none' | 'slow' | 'error-json' | 'error-html' | 'empty' | 'offline';

export interface Account {
  id: string;
  /** The only part that responses contain. */
  user: User;
  /** Stored in plain text, so the mailbox page asks visitors not to use a real password. */
  password: string;
  verified: boolean;
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

/** A picture served under `/public/uploads/{file}`. */
export interface Upload {
  file: string;
  accountId: string;
  dataUrl: string;
}

export interface Db {
  accounts: Account[];
  /** Token → account id, as in the next two. */
  sessions: Record<string, string>;
  verifications: Record<string, string>;
  resets: Record<string, string>;
  /** Email addresses in lower case. */
  subscribers: string[];
  /** Newest first. */
  mails: Mail[];
  /** Newest first. */
  uploads: Upload[];
  faults: Partial<Record<CallPath, Fault>>;
}
