import { publicEndpoint } from './endpoint';
import { sendContact, sendEnquiry, sendWelcome } from './mails';

export const messageHandlers = [
  publicEndpoint('/api/auth/subscribe-newsletter', ({ email }, db) => {
    const reader = email.toLowerCase();
    if (!db.subscribers.includes(reader)) {
      db.subscribers.push(reader);
      sendWelcome(db, email);
    }
    return { success: true };
  }),

  publicEndpoint('/api/auth/contact-request', (payload, db) => {
    sendContact(db, payload);
    return { success: true };
  }),

  publicEndpoint('/api/auth/sponsor-request', (payload, db) => {
    sendEnquiry(db, payload);
    return { success: true };
  }),
];
