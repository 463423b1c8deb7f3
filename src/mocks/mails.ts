import type { ContactRequest, SponsorRequest } from '../api/calls';
import { event } from '../data/event';
import { voidResets, voidVerifications } from './accounts';
import type { Account, Mail, MockState } from './model';
import { newId } from './newId';

function send(state: MockState, mail: Omit<Mail, 'id' | 'sentAt'>, now = new Date()): void {
  state.mails.unshift({ id: newId(), sentAt: now.toISOString(), ...mail });
}

/** Sends the link that verifies the account's email address; it replaces earlier ones. */
export function sendVerification(state: MockState, account: Account, token: string, now?: Date) {
  voidVerifications(state, account);
  state.verifications[token] = account.id;
  const mail = {
    to: account.user.email,
    subject: 'Verify your email address',
    body: `Hello ${account.user.firstName},\n\nPlease verify your email address to sign in to ${event.shortName}.`,
    link: { words: 'Verify my email address', path: `/verify-Profile/${token}` },
  };
  send(state, mail, now);
}

/** Sends a link that sets a new password and works once; it replaces earlier ones. */
export function sendReset(state: MockState, account: Account, token: string) {
  voidResets(state, account);
  state.resets[token] = account.id;
  send(state, {
    to: account.user.email,
    subject: 'Set a new password',
    body: `Hello ${account.user.firstName},\n\nSomeone, hopefully you, asked for a new password. The link works once. If it was not you, please ignore this email.`,
    link: { words: 'Set a new password', path: `/reset-password/${token}` },
  });
}

/** Welcomes a new subscriber. */
export function sendWelcome(state: MockState, email: string) {
  send(state, {
    to: email,
    subject: `Welcome to the ${event.shortName} newsletter`,
    body: `Thank you for subscribing. We’ll write when there is news.\n\nTo unsubscribe, write to ${event.email}.`,
    link: { words: 'Read the articles', path: '/news-or-blog' },
  });
}

/** Forwards a contact request to the team. */
export function sendContact(state: MockState, request: ContactRequest) {
  send(state, {
    to: event.email,
    replyTo: request.email,
    subject: 'Contact request',
    body: `Name: ${request.name}\nPhone: +${request.dialCode} ${request.phone}\n\n${request.message}`,
  });
}

/** Forwards a sponsor's enquiry to the team. */
export function sendEnquiry(state: MockState, request: SponsorRequest) {
  send(state, {
    to: event.sponsorEmail,
    replyTo: request.email,
    subject: 'Sponsor request',
    body: `Name: ${request.name}\nOrganization: ${request.organization}\nPhone: +${request.dialCode} ${request.phone}\n\n${request.message}`,
  });
}

/** Reports a deleted account to the team: the reason, but not who gave it. See data/legal.ts, Data Protection. */
export function sendFarewell(state: MockState, reason: string) {
  send(state, {
    to: event.email,
    subject: 'Account deleted',
    body: `An account was deleted.\n\nReason: ${reason}`,
  });
}
