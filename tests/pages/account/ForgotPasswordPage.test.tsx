import { testForm } from '../../support/testForm.ts';
import { visit } from '../../support/visit.tsx';

testForm('the form Forgot password', {
  open: () => visit('/forgot-password'),
  fields: { Email: 'ada+test@example.org' },
  mistakes: [
    ['Email', '  ', 'Please enter your email.'],
    ['Email', 'ada', 'Please enter a valid email address.'],
  ],
  button: 'Send reset link',
  busyLabel: 'Sending…',
  path: '/api/auth/forgot-password',
  payload: { email: 'ada+test@example.org' },
  afterSuccess: 'A password reset link has been sent to your email.',
  refused: 'Failed to send reset link.',
  showsServerError: true,
  noResponse: 'Something went wrong. Please try again.',
  again: 'Send another link',
});
