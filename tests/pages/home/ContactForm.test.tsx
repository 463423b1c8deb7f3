import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { choose, closest, fillIn, press } from '../../support/elements.ts';
import { formTests } from '../../support/formTests.ts';
import { contactPayload } from '../../support/payloads.ts';
import { visit } from '../../support/visit.tsx';

const path = '/api/auth/contact-request';

async function fill(user: UserEvent): Promise<void> {
  const { name, email, phone, message } = contactPayload;
  await fillIn(user, { Name: name, Email: email, 'Phone number': phone, Message: message });
  await choose(user, 'Country code', 'United States (+1)');
}

describe('the contact form', () => {
  const form = formTests({ url: '/', fill, path, button: 'Send message' });
  const success = 'Thank you for your message! We’ll reply by email.';
  form.itRequires(['Name', 'Email', 'Country code', 'Phone number', 'Message']);
  form.itReports([
    ['Name', '   ', 'Please enter your name.'],
    ['Email', '  ', 'Please enter your email.'],
    ['Email', 'ada', 'Please enter a valid email address.'],
    ['Message', ' \n ', 'Please enter your message.'],
    ['Country code', 'Choose…', 'Please select your country code and enter your phone number.'],
  ]);
  form.itSendsOnce({ payload: contactPayload, busyLabel: 'Submitting...' });
  form.itSurvivesFailures({
    refused: 'Something went wrong. Please try again.',
    unanswered: 'Submission failed. Please try again.',
  });
  form.itShowsAfterSuccess(success);
  form.itReturnsToItsFields({ success, againLabel: 'Write another message', firstField: 'Name' });
  form.itAbortsOnLeaving();
});

it('a success message is the first element of the contact form', async () => {
  const { user } = visit('/');
  await fill(user);
  await press(user, 'Send message');
  const message = closest(await screen.findByText(/^Thank you for your message!/), 'div');
  expect(closest(message, 'form').firstElementChild).toBe(message);
  expect(message).toHaveFocus();
});
