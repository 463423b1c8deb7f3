import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { choose, closest, fillIn, press } from '../../support/elements.ts';
import { contactPayload } from '../../support/payloads.ts';
import { testForm } from '../../support/testForm.ts';
import { visit } from '../../support/visit.tsx';

async function fill(driver: UserEvent): Promise<void> {
  const { name, email, phone, message } = contactPayload;
  await fillIn(driver, { Name: name, Email: email, 'Phone number': phone, Message: message });
  await choose(driver, 'Country code', 'United States (+1)');
}

describe('the contact form', () => {
  testForm({
    url: '/',
    fill,
    button: 'Send message',
    required: ['Name', 'Email', 'Country code', 'Phone number', 'Message'],
    mistakes: [
      ['Name', '   ', 'Please enter your name.'],
      ['Email', '  ', 'Please enter your email.'],
      ['Email', 'ada', 'Please enter a valid email address.'],
      ['Message', ' \n ', 'Please enter your message.'],
      ['Country code', 'Choose…', 'Please select your country code and enter your phone number.'],
    ],
    path: '/api/auth/contact-request',
    payload: contactPayload,
    busyLabel: 'Submitting...',
    successText: 'Thank you for your message! We’ll reply by email.',
    again: { label: 'Write another message', firstField: 'Name' },
    refused: 'Something went wrong. Please try again.',
    showsServerError: false,
    unanswered: 'Submission failed. Please try again.',
    callOnLeave: 'aborts',
  });
});

it('a success message is the first element of the contact form', async () => {
  const { driver } = visit('/');
  await fill(driver);
  await press(driver, 'Send message');
  const message = closest(await screen.findByText(/^Thank you for your message!/), 'div');
  expect(closest(message, 'form').firstElementChild).toBe(message);
  expect(message).toHaveFocus();
});
