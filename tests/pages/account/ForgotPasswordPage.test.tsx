import { describe } from 'vitest';
import { pasteInto } from '../../support/elements.ts';
import { formTests } from '../../support/formTests.ts';

describe('the form for a forgotten password', () => {
  const form = formTests({
    url: '/forgot-password',
    fill: (user) => pasteInto(user, 'Email', 'ada+test@example.org'),
    path: '/api/auth/forgot-password',
    button: 'Send reset link',
  });
  const success = 'A password reset link has been sent to your email.';
  form.itRequires(['Email']);
  form.itReports([
    ['Email', '  ', 'Please enter your email.'],
    ['Email', 'ada', 'Please enter a valid email address.'],
  ]);
  form.itSendsOnce({ payload: { email: 'ada+test@example.org' }, busyLabel: 'Sending…' });
  form.itSurvivesFailures({ refused: 'Failed to send reset link.', showsServerError: true });
  form.itShowsAfterSuccess(success);
  form.itReturnsToItsFields({ success, againLabel: 'Send another link', firstField: 'Email' });
  form.itAbortsOnLeaving();
});
