import { describe } from 'vitest';
import { pasteInto } from '../../support/elements.ts';
import { testForm } from '../../support/testForm.ts';

describe('the form for a forgotten password', () => {
  testForm({
    url: '/forgot-password',
    fill: (driver) => pasteInto(driver, 'Email', 'ada+test@example.org'),
    button: 'Send reset link',
    required: ['Email'],
    mistakes: [
      ['Email', '  ', 'Please enter your email.'],
      ['Email', 'ada', 'Please enter a valid email address.'],
    ],
    path: '/api/auth/forgot-password',
    payload: { email: 'ada+test@example.org' },
    busyLabel: 'Sending…',
    successText: 'A password reset link has been sent to your email.',
    again: { label: 'Send another link', firstField: 'Email' },
    refused: 'Failed to send reset link.',
    showsServerError: true,
    unanswered: 'Something went wrong. Please try again.',
    callOnLeave: 'aborts',
  });
});
