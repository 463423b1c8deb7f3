import type { ContactRequest, SponsorRequest } from '../api/calls';
import { event } from '../data/event';
import { newId, revokeTokens } from './accounts';
import type { Account, Db, Mail } from './model';

function send(db: Db, mail: Omit<Mail, 'id' | 'sentAt'>, now = new Date()): void {
  db.mails.unshift({ id: newId(), sentAt: now.toISOString(), ...mail });
}

/** Sends a verification link, which replaces earlier ones. */
export function sendVerification(db: Db, account: Account, token: string, now?: Date) {
  revokeTokens(db.verifications, account);
  db.verifications[token] = account.id;
  const mail = {
    to: account.user.email,
    subject: 'Verify your email address',
    body: `Hello ${account.user.firstName},\n\nPlease open the link below to verify your email address. Then you can sign in to the ${event.shortName} website. The link works for 7 days, unless a newer one replaces it. If you open none of them by then, the account is deleted. If you did not register, ignore this email.`,
    link: { label: 'Verify my email address', path: `/verify-Profile/${token}` },
  };
  send(db, mail, now);
}

/** Sends a reset link, which works once and replaces earlier ones. */
export function sendReset(db: Db, account: Account, token: string) {
  revokeTokens(db.resets, account);
  db.resets[token] = account.id;
  send(db, {
    to: account.user.email,
    subject: 'Set a new password',
    body: `Hello ${account.user.firstName},\n\nSomeone asked to reset the password of the account with this email address. To set a new password, open the link below. It works once, within one hour. If you did not ask for it, ignore this email: your password stays the same.`,
    link: { label: 'Set a new password', path: `/reset-password/${token}` },
  });
}

export function sendWelcome(db: Db, email: string) {
  send(db, {
    to: email,
    subject: `Welcome to the ${event.shortName} newsletter`,
    body: `Thank you for subscribing. We’ll write when there is news.\n\nTo unsubscribe, email ${event.email}.`,
    link: { label: 'Read the articles', path: '/news-or-blog' },
  });
}

/** Forwards a contact request to the team. */
export function sendContact(db: Db, request: ContactRequest) {
  send(db, {
    to: event.email,
    replyTo: request.email,
    subject: 'Contact request',
    body: `Name: ${request.name}\nPhone: +${request.dialCode} ${request.phone}\n\n${request.message}`,
  });
}

/** Forwards a sponsor's enquiry to the team. */
export function sendEnquiry(db: Db, request: SponsorRequest) {
  send(db, {
    to: event.sponsorEmail,
    replyTo: request.email,
    subject: 'Sponsor enquiry',
    body: `Name: ${request.name}\nOrganization: ${request.organization}\nPhone: +${request.dialCode} ${request.phone}\n\n${request.message}`,
  });
}

/** Reports the reason for a deletion to the team, without name and email address. See data/legal.ts, Data Protection. */
export function sendDeletionReport(db: Db, reason: string) {
  send(db, {
    to: event.email,
    subject: 'Account deleted',
    body: `An account was deleted.\n\nReason: ${reason}`,
  });
}
