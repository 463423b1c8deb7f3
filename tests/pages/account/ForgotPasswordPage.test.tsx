import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mails } from '../../../src/mocks/db';
import { vera } from '../../mocks/payloads';
import { visit } from '../../visit';
import { describeForm } from '../../describeForm';
import { field, type } from '../../fields';

const sent = 'A password reset link has been sent to your email.';

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
  success: { shows: sent },
});

it('the email for a forgotten password has a link, and the field is emptied', async () => {
  const { user } = visit('/forgot-password');
  expect(await screen.findByText(/send you a link to set a new password/)).toBeVisible();
  await type(user, 'Email', vera.user.email);
  await user.click(screen.getByRole('button', { name: 'Send reset link' }));
  expect((await screen.findByText(sent)).closest('[role="status"]')).toHaveFocus();
  expect(mails()[0]).toMatchObject({
    to: vera.user.email,
    link: { path: expect.stringMatching(/^\/reset-password\/.+/) as string },
  });
  expect(await field('Email')).toHaveValue('');
});
