import type { User } from '../session/user';

/** All calls. See product.md, Calls. */
export const callPaths = [
  '/api/auth/subscribe-newsletter',
  '/api/auth/contact-request',
  '/api/auth/register',
  '/api/auth/login',
  '/api/auth/resend-verification',
  '/api/auth/forgot-password',
  '/api/auth/reset-password',
  '/api/auth/sponsor-request',
  '/api/auth/verify-profile',
  '/api/secure/profile',
  '/api/secure/change-password',
  '/api/secure/delete-profile',
] as const;

/** Path of a call. */
export type CallPath = (typeof callPaths)[number];

/** What a call can be made to do instead of answering normally. */
export type Fault = 'none' | 'slow' | 'error-json' | 'error-html' | 'empty' | 'offline';

/** An account: `user` is sent to the site, the rest never is. */
export interface Account {
  id: string;
  user: User;
  /** In plain text; the mailbox page asks not to use a real one. */
  password: string;
  verified: boolean;
}

/** An email that a server would have sent. */
export interface Mail {
  id: string;
  /** ISO 8601 time in UTC. */
  sentAt: string;
  to: string;
  replyTo?: string;
  subject: string;
  /** Plain text. */
  body: string;
  link?: { words: string; path: string };
}

/** A picture served under `/public/uploads/{file}`. */
export interface Upload {
  file: string;
  accountId: string;
  dataUrl: string;
}

/** Everything the mock server remembers. */
export interface Db {
  accounts: Account[];
  /** Session token → account id. */
  sessions: Record<string, string>;
  /** Token of a verification link → account id. */
  verifications: Record<string, string>;
  /** Token of an unused reset link → account id. */
  resets: Record<string, string>;
  /** Newsletter addresses in lower case. */
  subscribers: string[];
  /** Newest first. */
  mails: Mail[];
  /** Newest first. */
  uploads: Upload[];
  faults: Partial<Record<CallPath, Fault>>;
}
