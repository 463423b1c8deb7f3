import type { ContactRequest, SponsorRequest } from '../api/calls';
import { openCall } from './call';
import { dialCode, email, filledLine, message, oneOf, phone } from './fields';
import { sendContact, sendEnquiry, sendWelcome } from './mails';

/** Newsletter, contact and sponsor requests. */
export const messageHandlers = [
  openCall<{ email: string }>('/api/auth/subscribe-newsletter', { email }, (payload, state) => {
    const reader = payload.email.toLowerCase();
    if (!state.subscribers.includes(reader)) {
      state.subscribers.push(reader);
      sendWelcome(state, payload.email);
    }
    return { success: true };
  }),

  openCall<ContactRequest>(
    '/api/auth/contact-request',
    { name: filledLine, email, dialCode, phone, message },
    (payload, state) => {
      sendContact(state, payload);
      return { success: true };
    },
  ),

  openCall<SponsorRequest>(
    '/api/auth/sponsor-request',
    {
      name: filledLine,
      organization: filledLine,
      email,
      dialCode,
      phone,
      sponsorType: oneOf([''], 'The field sponsorType must be empty text.'),
      message,
    },
    (payload, state) => {
      sendEnquiry(state, payload);
      return { success: true };
    },
  ),
];
