import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visit } from '../../visit';
import { describeForm } from '../../describeForm';
import { type } from '../../fields';

describeForm('the forgotten password form', {
  open: () => visit('/forgot-password'),
  fill: (user) => type(user, 'Email', 'ada+test@example.org'),
  button: 'Send reset link',
  busyLabel: 'Sending…',
  path: '/api/auth/forgot-password',
  payload: { email: 'ada+test@example.org' },
  refused: 'Failed to send reset link.',
  showsServerError: true,
  unanswered: 'Something went wrong. Please try again.',
  mistakes: [
    ['Email', '  ', 'Please enter your email.'],
    ['Email', 'ada', 'Please enter a valid email address.'],
  ],
  success: { shows: 'A password reset link has been sent to your email.' },
});

it('the page says what the email is for', async () => {
  visit('/forgot-password');
  expect(await screen.findByText(/send you a link to set a new password/)).toBeVisible();
});
