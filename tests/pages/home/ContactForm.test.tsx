import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { contactPayload } from '../../support/accounts';
import { choose, closest, fillIn, press } from '../../support/controls';
import { describeForm } from '../../support/describeForm';
import { visit } from '../../support/visit';

const missingPhone = 'Please select your country code and enter your phone number.';

async function fill(user: UserEvent): Promise<void> {
  const { name, email, phone, message } = contactPayload;
  await fillIn(user, { Name: name, Email: email, 'Phone number': phone, Message: message });
  await choose(user, 'Country code', 'United States (+1)');
}

describeForm('Contact', {
  open: () => visit('/'),
  fill,
  path: '/api/auth/contact-request',
  payload: contactPayload,
  required: ['Name', 'Email', 'Country code', 'Phone number', 'Message'],
  button: 'Send message',
  busyLabel: 'Submitting...',
  success: 'Thank you for your message! We’ll reply by email.',
  refused: 'Something went wrong. Please try again.',
  unanswered: 'Submission failed. Please try again.',
  againLabel: 'Write another message',
  mistakes: [
    ['Name', '   ', 'Please enter your name.'],
    ['Email', '  ', 'Please enter your email.'],
    ['Email', 'ada', 'Please enter a valid email address.'],
    ['Message', ' \n ', 'Please enter your message.'],
    ['Country code', 'Choose…', missingPhone],
  ],
});

it('a success message is the first element of the contact form', async () => {
  const { user } = visit('/');
  await fill(user);
  await press(user, 'Send message');
  const message = closest(await screen.findByText(/^Thank you for your message!/), 'div');
  expect(closest(message, 'form').firstElementChild).toBe(message);
  expect(message).toHaveFocus();
});
