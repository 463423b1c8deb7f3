import type { ContactRequest, SponsorRequest } from '../api/calls';
import { event } from '../data/event';
import type { Account, Mail, MockState } from './model';
import { newId } from './newId';

function send(state: MockState, mail: Omit<Mail, 'id' | 'sentAt'>, now = new Date()): void {
  state.mails.unshift({ id: newId(), sentAt: now.toISOString(), ...mail });
}

/** Sends the link that verifies the account's email address. */
export function sendVerification(state: MockState, account: Account, token: string, now?: Date) {
  state.verifications[token] = account.id;
  const mail = {
    to: account.user.email,
    subject: 'Verify your email address',
    body: `Hello ${account.user.firstName},\n\nPlease verify your email address to sign in to ${event.shortName}.`,
    link: { words: 'Verify my email address', path: `/verify-Profile/${token}` },
  };
  send(state, mail, now);
}

/** Sends a link that sets a new password and works once. */
export function sendReset(state: MockState, account: Account, token: string) {
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
    body: 'Thank you for subscribing. You will hear from us when there is news from the arena.',
    link: { words: 'Read the news', path: '/news-or-blog' },
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

/** Reports a deleted account and the reason to the team. */
export function sendFarewell(state: MockState, account: Account, reason: string) {
  send(state, {
    to: event.email,
    subject: 'Account deleted',
    body: `${account.user.displayName} (${account.user.email}) deleted their account.\n\nReason: ${reason}`,
  });
}
