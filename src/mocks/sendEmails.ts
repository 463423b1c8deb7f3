import type { Payloads } from '../api/calls.ts';
import { championship } from '../data/championship.ts';
import { type Account, type Db, type Mail, newId, revokeTokens } from './model.ts';

function send(db: Db, mail: Omit<Mail, 'id' | 'sentAt'>): void {
  db.mails.unshift({ id: newId(), sentAt: new Date().toISOString(), ...mail });
}

/** Sends a verification link, which replaces earlier ones. */
export function sendVerification(db: Db, account: Account, token = newId()): void {
  revokeTokens(db, 'verification', account);
  db.tokens.push({ use: 'verification', token, accountId: account.id });
  send(db, {
    to: account.user.email,
    subject: 'Verify your email address',
    body: `Hello ${account.user.firstName},\n\nPlease open the link below to verify your email address. Then you can sign in to the ${championship.shortName} website. The link expires after 7 days, or as soon as you request a newer one. If you have not verified your address by the time the newest link expires, your account will be deleted. If you did not register, ignore this email.`,
    link: { label: 'Verify my email address', path: `/verify-Profile/${token}` },
  });
}

/** Sends a reset link, which replaces earlier ones. */
export function sendResetLink(db: Db, account: Account): void {
  revokeTokens(db, 'reset', account);
  const token = newId();
  db.tokens.push({ use: 'reset', token, accountId: account.id });
  send(db, {
    to: account.user.email,
    subject: 'Set a new password',
    body: `Hello ${account.user.firstName},\n\nSomeone asked to reset the password of the account with this email address. To set a new password, open the link below. The link works once. It expires after one hour, or as soon as you request a newer one. If you did not ask for a reset, ignore this email: your password stays the same.`,
    link: { label: 'Set a new password', path: `/reset-password/${token}` },
  });
}

/** Tells the organizer why an account was deleted, but not whose: see data/legal.ts, Data Protection. */
export function sendReason(db: Db, reason: string): void {
  send(db, {
    to: championship.email,
    subject: 'Account deleted',
    body: `An account was deleted.\n\nReason: ${reason}`,
  });
}

export function sendWelcome(db: Db, email: string): void {
  send(db, {
    to: email,
    subject: 'Welcome to the championship newsletter',
    body: `Thank you for subscribing. We’ll write when there is news.\n\nTo unsubscribe, email ${championship.email}.`,
    link: { label: 'Read the articles', path: '/news-or-blog' },
  });
}

/** Forwards a contact request, or a sponsor enquiry, which names an organization. */
export function forwardMessage(
  db: Db,
  to: string,
  subject: string,
  request: Payloads['/api/auth/contact-request'] & { organization?: string },
): void {
  const { name, organization, email, dialCode, phone, message } = request;
  const sender = organization ? `${name}\nOrganization: ${organization}` : name;
  const body = `Name: ${sender}\nPhone: +${dialCode} ${phone}\n\n${message}`;
  send(db, { to, replyTo: email, subject, body });
}
