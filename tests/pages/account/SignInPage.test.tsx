import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { una, vera } from '../../../src/mocks/seeds.ts';
import { jsonReply, stubCall } from '../../support/mockedApi.ts';
import { smallestResponse } from '../../support/openapi.ts';
import {
  button,
  buttons,
  expectLinks,
  expectOneAlert,
  fillIn,
  press,
  signIn,
} from '../../support/steps.ts';
import { testForm } from '../../support/testForm.ts';
import { visit } from '../../support/visit.tsx';

const unverified =
  'Your account is not verified. Please check your email for the verification link.';
const resend = 'Resend Verification Link';

const credentials = { email: 'vera@example.org', password: 'not trimmed ' };

async function openAndSignIn(email = credentials.email, password = credentials.password) {
  const opened = visit('/login');
  await signIn(opened.user, email, password);
  return opened;
}

testForm('the sign-in form', {
  open: () => visit('/login'),
  fields: { Email: credentials.email, Password: credentials.password },
  mistakes: [
    ['Email', '  ', 'Please enter your email.'],
    ['Email', 'vera.example.org', 'Please enter a valid email address.'],
    ['Password', '   ', 'Please enter your password.'],
  ],
  button: 'Sign in',
  busyLabel: 'Signing in…',
  path: '/api/auth/login',
  payload: credentials,
  // A button of the profile.
  afterSuccess: 'Edit profile',
  refused: 'Login failed. Please try again.',
  showsServerError: true,
});

it.each([
  { token: 'token' },
  { token: 'token', user: [] },
  { user: { firstName: 'Vera' } },
  { token: '', user: { firstName: 'Vera' } },
  { token: 42, user: { firstName: 'Vera' } },
])('the sign-in fails if a successful response has only %j', async (body) => {
  stubCall('/api/auth/login', jsonReply({ success: true, ...body }));
  await openAndSignIn();
  await expectOneAlert('Login failed. Please try again.');
  expect(localStorage.getItem('token')).toBeNull();
});

testForm('the form Resend', {
  open: () => openAndSignIn(una.user.email, una.password),
  fields: {},
  mistakes: [],
  button: resend,
  busyLabel: 'Sending…',
  path: '/api/auth/resend-verification',
  payload: { email: una.user.email },
  afterSuccess: 'A new verification link has been sent.',
  refused: 'Failed to resend verification link.',
});

it('signing in opens the profile and stores the session', async () => {
  const { router } = await openAndSignIn(vera.user.email.toUpperCase(), vera.password);
  expect(await screen.findByText(vera.user.email)).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/profile', state: null });
  expect(router.state.historyAction).toBe('REPLACE');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(vera.user);
  expect(localStorage.getItem('token')).toMatch(/^[\da-f]{32}$/);
});

it('the sign-in page links to the password reset and to the sign-up', async () => {
  visit('/login');
  await button('Sign in');
  expectLinks(screen, { 'Forgot your password?': '/forgot-password' });
  expectLinks(screen, { Register: '/register/visitor' });
});

it('a sign-in whose `verified` is the text "false" does not count as unverified', async () => {
  stubCall('/api/auth/login', jsonReply({ verified: 'false', error: 'No entry.' }));
  await openAndSignIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('No entry.');
  expect(buttons(resend)).toEqual([]);
});

describe('a sign-in to an unverified account', () => {
  it.each([
    { status: 200, body: { success: true, verified: false, token: 'token', user: vera.user } },
    { status: 403, body: smallestResponse('/api/auth/login', 403) },
  ])('shows the sentence about verification after status $status', async ({ status, body }) => {
    stubCall('/api/auth/login', jsonReply(body, status));
    const { router } = await openAndSignIn();
    expect(await screen.findByRole('alert')).toHaveTextContent(unverified);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(await button(resend)).toBeEnabled();
    expect(router.state.location.pathname).toBe('/login');
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('offers to resend the link only until the next submit', async () => {
    const { user } = await openAndSignIn(una.user.email, una.password);
    await button(resend);
    await fillIn(user, { Password: '' });
    await press(user, 'Sign in');
    expect(await screen.findByText('Please enter your password.')).toBeVisible();
    expect(buttons(resend)).toEqual([]);
  });

  it('sends the new link to the email address of the sign-in', async () => {
    const reply = jsonReply({ success: true, message: 'Sent.' });
    const calls = stubCall('/api/auth/resend-verification', reply);
    const { user } = await openAndSignIn(una.user.email, una.password);
    await fillIn(user, { Email: 'other@example.org' });
    await press(user, resend);
    expect(await screen.findByText('Sent.')).toBeVisible();
    expect(calls).toMatchObject([{ body: { email: una.user.email } }]);
  });
});
