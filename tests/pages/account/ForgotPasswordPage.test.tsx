import { pasteInto } from '../../support/controls';
import { describeForm } from '../../support/describeForm';
import { visit } from '../../support/visit';

describeForm('Forgot password', {
  open: () => visit('/forgot-password'),
  fill: (user) => pasteInto(user, 'Email', 'ada+test@example.org'),
  path: '/api/auth/forgot-password',
  payload: { email: 'ada+test@example.org' },
  againLabel: 'Send another link',
  mistakes: [
    ['Email', '  ', 'Please enter your email.'],
    ['Email', 'ada', 'Please enter a valid email address.'],
  ],
});
