import { event } from '../data/event';
import { newId, revokeTokens } from './accounts';
import type { Account, Db, Mail } from './model';

/** Sends an email. */
export function send(db: Db, mail: Omit<Mail, 'id' | 'sentAt'>, now = new Date()): void {
  db.mails.unshift({ id: newId(), sentAt: now.toISOString(), ...mail });
}

/** Sends a verification link, which replaces earlier ones. */
export function sendVerification(db: Db, account: Account, token = newId(), now?: Date): void {
  revokeTokens(db, 'verification', account);
  db.tokens.push({ use: 'verification', token, accountId: account.id });
  const mail = {
    to: account.user.email,
    subject: 'Verify your email address',
    body: `Hello ${account.user.firstName},\n\nPlease open the link below to verify your email address. Then you can sign in to the ${event.shortName} website. The link works for 7 days, or until you request a newer one. If you do not verify your address within 7 days of the newest link, your account will be deleted. If you did not register, ignore this email.`,
    link: { label: 'Verify my email address', path: `/verify-Profile/${token}` },
  };
  send(db, mail, now);
}
