import type { ContactRequest, SponsorRequest } from '../api/calls';
import { publicEndpoint } from './endpoint';
import { dialCode, email, nonBlankLine, message, oneOf, phone } from './fields';
import { sendContact, sendEnquiry, sendWelcome } from './mails';

export const messageHandlers = [
  publicEndpoint<{ email: string }>('/api/auth/subscribe-newsletter', { email }, (payload, db) => {
    const reader = payload.email.toLowerCase();
    if (!db.subscribers.includes(reader)) {
      db.subscribers.push(reader);
      sendWelcome(db, payload.email);
    }
    return { success: true };
  }),

  publicEndpoint<ContactRequest>(
    '/api/auth/contact-request',
    { name: nonBlankLine, email, dialCode, phone, message },
    (payload, db) => {
      sendContact(db, payload);
      return { success: true };
    },
  ),

  publicEndpoint<SponsorRequest>(
    '/api/auth/sponsor-request',
    {
      name: nonBlankLine,
      organization: nonBlankLine,
      email,
      dialCode,
      phone,
      sponsorType: oneOf([''], 'The field sponsorType must be empty text.'),
      message,
    },
    (payload, db) => {
      sendEnquiry(db, payload);
      return { success: true };
    },
  ),
];
