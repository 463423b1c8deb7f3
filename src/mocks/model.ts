import type { User } from '../session/user';

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

export type CallPath = (typeof callPaths)[number];

/** How a call can fail; see FaultTable.tsx. */
export type Fault = 'none' | 'slow' | 'error-json' | 'error-html' | 'empty' | 'offline';

export interface Account {
  id: string;
  /** The only part that responses contain. */
  user: User;
  /** In plain text; the mailbox page asks not to use a real one. */
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
  /** Token → account id; likewise the next two. */
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
