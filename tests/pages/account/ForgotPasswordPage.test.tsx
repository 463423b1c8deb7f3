import { pasteInto } from '../../support/controls';
import { describeForm } from '../../support/describeForm';
import { visit } from '../../support/visit';

describeForm('Forgot password', {
  open: () => visit('/forgot-password'),
  fill: (user) => pasteInto(user, 'Email', 'ada+test@example.org'),
  path: '/api/auth/forgot-password',
  payload: { email: 'ada+test@example.org' },
  required: ['Email'],
  button: 'Send reset link',
  busyLabel: 'Sending…',
  success: 'A password reset link has been sent to your email.',
  refused: 'Failed to send reset link.',
  showsServerError: true,
  unanswered: 'Something went wrong. Please try again.',
  againLabel: 'Send another link',
  mistakes: [
    ['Email', '  ', 'Please enter your email.'],
    ['Email', 'ada', 'Please enter a valid email address.'],
  ],
});
