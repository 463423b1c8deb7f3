import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { mails } from '../../../src/mocks/state';
import { vera } from '../../mocks/payloads';
import { visit } from '../../visit';
import { describeFaults, field, recordCalls, type } from '../formFaults';

const sent = 'A password reset link has been sent to your email.';

describeFaults('the forgotten password form', {
  open: () => visit('/forgot-password'),
  fill: (user) => type(user, 'Email', 'ada+test@example.org'),
  button: 'Send reset link',
  path: '/api/auth/forgot-password',
  payload: { email: 'ada+test@example.org' },
  refused: 'Failed to send reset link.',
  showsServerError: true,
  thrown: 'Something went wrong. Please try again.',
  success: { answer: { success: true }, shows: sent },
});

describe('a forgotten password', () => {
  test('gets a mail with a link, the success sentence and an empty field', async () => {
    const { user } = visit('/forgot-password');
    await type(user, 'Email', vera.user.email);
    await user.click(screen.getByRole('button', { name: 'Send reset link' }));
    const message = (await screen.findByText(sent)).closest('[role="status"]');
    expect(message).toHaveFocus();
    expect(mails()[0]).toMatchObject({
      to: vera.user.email,
      link: { path: expect.stringMatching(/^\/reset-password\/.+/) as string },
    });
    expect(await field('Email')).toHaveValue('');
  });

  test.each([
    ['', 'Please enter your email.'],
    ['  ', 'Please enter your email.'],
    ['ada', 'Please enter a valid email address.'],
  ])('needs an address, not “%s”', async (text, sentence) => {
    const calls = recordCalls('/api/auth/forgot-password', () => HttpResponse.json({}));
    const { user } = visit('/forgot-password');
    await type(user, 'Email', text);
    await user.keyboard('{Enter}');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(await field('Email')).toHaveFocus();
    expect(calls).toEqual([]);
  });

  test('forgets an old message when the next try starts with a mistake', async () => {
    const { user } = visit('/forgot-password');
    await type(user, 'Email', vera.user.email);
    await user.keyboard('{Enter}');
    await screen.findByText(sent);
    await user.click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(await screen.findByText('Please enter your email.')).toBeVisible();
    expect(screen.queryByText(sent)).toBeNull();
  });
});
