import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { button, choose, field, soon, type } from '../fields';
import { jsonReply, recordCalls } from '../server';
import { person, visit as visitStrictly } from '../visit';
import { listen } from './listen';

/*
 * The speech of a screen reader on three journeys, in text files beside this one: nothing twice, nothing silent, nothing
 * without its context. `npx vitest run tests/transcripts -u` updates them; read the difference before you commit it.
 * The library gives password fields no role and no state.
 */

/** Without StrictMode, which opens a dialog twice. */
const visit: typeof visitStrictly = (url, options) =>
  visitStrictly(url, { ...options, strict: false });

const press = async (user: UserEvent, words: string) => user.click(await button(words));

const expectHeard = (text: string, name: string) =>
  expect(text).toMatchFileSnapshot(`./${name}.txt`);

it('a sign-in that fails', async () => {
  const { user } = visit('/login');
  await button('Sign in');
  recordCalls('/api/auth/login', jsonReply({ success: false, error: 'Wrong email or password.' }));
  const { read, act, text } = await listen(await screen.findByRole('main'));
  await read();
  await act('sends the empty form', () => press(user, 'Sign in'));
  await act('types an email address that is none', () => user.keyboard('ada'));
  await act('goes on with Tab', () => user.tab());
  await act('goes back with Shift and Tab', () => user.tab({ shift: true }));
  await act('completes the address', () => user.keyboard('{End}@example.org'));
  await act('types a password and sends it', async () => {
    await type(user, 'Password', 'wrong');
    await user.keyboard('{Enter}');
    await screen.findByText('Wrong email or password.');
  });
  await expectHeard(text(), 'sign-in-failed');
});

it('a sign-up with three mistakes', async () => {
  const { user } = visit('/register/visitor');
  await button('Create account');
  await type(user, 'First name', 'Ada');
  await type(user, 'Last name', 'Keller');
  await type(user, 'Email', 'ada');
  await choose(user, 'Country code', 'Switzerland (+41)');
  await type(user, 'Phone number', '7912');
  await type(user, 'Password', 'short');
  await type(user, 'Confirm password', 'short');
  await user.click(await field('I accept the terms and conditions (opens in a new tab)'));
  const { act, text } = await listen(screen.getByRole('main'));
  await act('sends a bad address, a short number and a short password', async () => {
    await press(user, 'Create account');
    await screen.findByText('Invalid phone number.');
  });
  await act('corrects the address', () => type(user, 'Email', 'ada@example.org'));
  await act('goes on to the country', () => user.tab());
  await act('goes on to the number', () => user.tab());
  await act('corrects the number', () => type(user, 'Phone number', '791234567'));
  await act('goes on to the password', () => user.tab());
  await act('corrects the password', () => user.keyboard('{End} enough'));
  await act('goes on to the next', async () => {
    await user.tab();
    await user.tab();
  });
  await expectHeard(text(), 'sign-up-mistakes');
});

it('the dialog that deletes the account', async () => {
  const { user } = visit('/profile', { user: person() });
  await screen.findByRole('heading', { name: 'Profile' });
  recordCalls('/api/secure/delete-profile', jsonReply({ success: false, error: 'Not now.' }));
  const { act, text } = await listen();
  await act('presses Delete Account', async () => {
    await press(user, 'Delete Account');
    await soon(() => expect(screen.getByPlaceholderText('Your reason...')).toHaveFocus());
  });
  await act('sends it without a reason', () => press(user, 'Delete'));
  await act('tells the reason and sends it', async () => {
    await type(user, 'Why are you leaving?', 'Moving to Mars');
    await press(user, 'Delete');
    await screen.findByText('Not now.');
  });
  await act('presses Escape', async () => {
    await user.keyboard('{Escape}');
    await soon(() => expect(screen.getByText('Delete Account')).toHaveFocus());
  });
  await expectHeard(text(), 'delete-dialog');
});
