import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readDb } from '../../../src/mocks/db.ts';
import { goodPassword, shortPassword, tooShort } from '../../support/accounts.ts';
import { holdCalls, jsonReply, stubCall } from '../../support/mockedApi.ts';
import {
  button,
  closest,
  expectOneAlert,
  field,
  fillIn,
  follow,
  press,
} from '../../support/steps.ts';
import { testForm } from '../../support/testForm.ts';
import { visit } from '../../support/visit.tsx';

const path = '/api/auth/register';
const success = 'Registration successful! Please check your email to verify your account.';
const consent = 'I accept the terms and conditions (opens in a new tab)';
const terms = () => field(consent);

const fields = {
  'First name': 'Ada',
  'Last name': 'Keller 李',
  Email: 'ada+robots@example.org',
  'Country code': 'Switzerland (+41)',
  'Phone number': '791234567',
  Password: ` ${goodPassword} `,
  'Confirm password': ` ${goodPassword} `,
  [consent]: 'on',
};

const payload = {
  type: 1,
  firstName: 'Ada',
  lastName: 'Keller 李',
  email: 'ada+robots@example.org',
  dialCode: '41',
  phone: '791234567',
  password: ` ${goodPassword} `,
};

testForm('the sign-up form', {
  open: () => visit('/register/visitor'),
  fields,
  mistakes: [
    ['First name', '  ', 'Please enter your first name.'],
    ['Last name', '', 'Please enter your last name.'],
    ['Email', '   ', 'Please enter your email.'],
    ['Email', 'ada@', 'Please enter a valid email address.'],
    ['Country code', 'Choose…', 'Please select a country code and enter your phone number.'],
    ['Password', '   ', 'Please enter a password.'],
    // The mismatch is not reported as well.
    ['Password', shortPassword, tooShort],
    ['Confirm password', '', 'Please confirm your password.'],
    ['Confirm password', ` ${goodPassword.toLowerCase()} `, 'Passwords do not match.'],
  ],
  button: 'Create account',
  busyLabel: 'Creating account…',
  path,
  payload,
  afterSuccess: success,
  refused: 'Invalid response from server.',
  showsServerError: true,
  noResponse: 'Registration failed. Please try again.',
});

describe('the sign-up', () => {
  it.each([undefined, '', null, 42, { value: 'token' }])(
    'fails if the token is %j, whatever `success` says',
    async (token) => {
      stubCall(path, jsonReply({ success: true, token }));
      const { user } = visit('/register/visitor');
      await fillIn(user, fields);
      await press(user, 'Create account');
      await expectOneAlert('Invalid response from server.');
    },
  );

  it('creates an account, emails the link and links to the sign-in', async () => {
    const { user } = visit('/register/visitor');
    await fillIn(user, fields);
    await press(user, 'Create account');
    expect(await screen.findByText('We sent a link to', { exact: false })).toHaveTextContent(
      'We sent a link to ada+robots@example.org.',
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Check your email');
    expect(readDb().mails[0]).toMatchObject({ to: 'ada+robots@example.org' });
    // The next tab stop after the message.
    await user.tab();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    expect(await field('Email')).toHaveValue('ada+robots@example.org');
  });

  it('keeps the input and drops the error when the user type changes', async () => {
    stubCall(path, jsonReply({ error: 'Refused.' }));
    const { user } = visit('/register/visitor/participant');
    await fillIn(user, fields);
    await press(user, 'Create account');
    await screen.findByText('Refused.');
    for (const userType of ['participant', 'visitor', 'participant']) {
      await follow(user, `Register as a ${userType}`);
      await screen.findByRole('heading', { name: `Register as a ${userType}` });
      expect(screen.queryByText('Refused.')).toBeNull();
    }
    expect(await terms()).toBeChecked();
    const calls = stubCall(path, jsonReply({ token: 'token' }));
    await press(user, 'Create account');
    await screen.findByText(success);
    expect(calls.map(({ body }) => body)).toEqual([{ ...payload, type: 2 }]);
  });

  it('hides the link to the other user type during the call', async () => {
    const { calls, respond } = holdCalls(path, jsonReply({ error: 'Refused.' }));
    const { user } = visit('/register/visitor');
    await fillIn(user, fields);
    await press(user, 'Create account');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole('link', { name: 'Register as a participant' })).toBeNull();
    respond();
    expect(await screen.findByRole('link', { name: 'Register as a participant' })).toBeVisible();
  });

  it('requires the terms to be accepted, and opens them in a new tab', async () => {
    const { user } = visit('/register/visitor');
    await fillIn(user, fields);
    await user.click(await terms());
    await press(user, 'Create account');
    const sentence = 'Please accept the terms and conditions.';
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(await terms()).toHaveFocus();
    expect(await terms()).toHaveAccessibleDescription(sentence);
    const link = screen.getByRole('link', { name: /^terms and conditions\s*\(opens in a new tab/ });
    expect(link).toHaveAttribute('href', '/terms-conditions');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('offers autocomplete and the right keyboard for each field', async () => {
    visit('/register/visitor');
    const form = closest(await button('Create account'), 'form');
    const inputs = [...form.querySelectorAll<HTMLInputElement>('input, select')];
    expect(inputs.map((control) => [control.name, control.getAttribute('autocomplete')])).toEqual([
      ['firstName', 'given-name'],
      ['lastName', 'family-name'],
      ['email', 'email'],
      ['dialCountry', 'tel-country-code'],
      ['phone', 'tel-national'],
      ['password', 'new-password'],
      ['confirmation', 'new-password'],
      ['terms', null],
    ]);
    expect(await field('Phone number')).toHaveAttribute('inputmode', 'numeric');
    expect(await field('Email')).toHaveAttribute('type', 'email');
  });
});
