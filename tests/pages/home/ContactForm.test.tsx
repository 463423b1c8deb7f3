import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { championship } from '../../../src/data/championship.ts';
import { failCalls, oneOfEachKind } from '../../support/failures.ts';
import { contactPayload } from '../../support/payloads.ts';
import { closest, expectLinks, fillIn, press } from '../../support/steps.ts';
import { testForm } from '../../support/testForm.ts';
import { visit } from '../../support/visit.tsx';

const { name, email, phone, message } = contactPayload;
const fields = {
  Name: name,
  Email: email,
  'Country code': 'United States (+1)',
  'Phone number': phone,
  Message: message,
};

testForm('the contact form', {
  open: () => visit('/'),
  fields,
  mistakes: [
    ['Name', '   ', 'Please enter your name.'],
    ['Email', '  ', 'Please enter your email.'],
    ['Email', 'ada', 'Please enter a valid email address.'],
    ['Message', ' \n ', 'Please enter your message.'],
    ['Country code', 'Choose…', 'Please select your country code and enter your phone number.'],
  ],
  button: 'Send message',
  busyLabel: 'Submitting...',
  path: '/api/auth/contact-request',
  payload: contactPayload,
  afterSuccess: 'Thank you for your message! We’ll reply by email.',
  refused: 'Something went wrong. Please try again.',
  noResponse: 'Submission failed. Please try again.',
  again: 'Write another message',
});

it('a success message is the first element of the contact form, above links to further reading', async () => {
  const { user } = visit('/');
  await fillIn(user, fields);
  await press(user, 'Send message');
  const message = closest(await screen.findByText(/^Thank you for your message!/), 'div');
  const form = closest(message, 'form');
  expect(form.firstElementChild).toBe(message);
  expectLinks(within(form), {
    'the five courses': '/competition-categories',
    'the articles': '/news-or-blog',
  });
  expect(message).toHaveFocus();
});

it('below a failure, the contact form says that the input is kept, and offers an email address', async () => {
  const { user } = visit('/');
  await fillIn(user, fields);
  failCalls('/api/auth/contact-request', oneOfEachKind.noConnection);
  await press(user, 'Send message');
  const note = await screen.findByText(/^Your input is still here\./);
  expectLinks(within(note), { [championship.email]: `mailto:${championship.email}` });
});
