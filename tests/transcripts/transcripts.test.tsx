import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adaAsParticipant } from '../support/accounts.ts';
import { jsonReply, stubCall } from '../support/mockedApi.ts';
import { requireNonNull } from '../support/requireNonNull.ts';
import { button, buttons, field, fillIn, press } from '../support/steps.ts';
import { visit as visitStrictly } from '../support/visit.tsx';
import { listen } from './listen.ts';

/*
 * Records what a screen reader says on five journeys, in text files beside this one. Read their diff: nothing may be
 * repeated, missing or without context. `npx vitest run tests/transcripts -u` updates them. The library gives password
 * fields no role and no state.
 */

/** Without StrictMode, which opens a dialog twice. */
const visit: typeof visitStrictly = (url, options) =>
  visitStrictly(url, { ...options, strict: false });

const expectTranscript = (text: string, name: string) =>
  expect(text).toMatchFileSnapshot(`./${name}.txt`);

it('the speech during a failed sign-in equals its transcript', async () => {
  const { user } = visit('/login');
  await button('Sign in');
  const error = 'The email address or the password is wrong.';
  stubCall('/api/auth/login', jsonReply({ success: false, error }));
  const { read, act, text } = await listen(await screen.findByRole('main'));
  await read();
  await act('sends the empty form', () => press(user, 'Sign in'));
  await act('types an invalid email address', () => user.keyboard('ada'));
  await act('goes on with Tab', () => user.tab());
  await act('goes back with Shift and Tab', () => user.tab({ shift: true }));
  await act('completes the address', () => user.keyboard('{End}@example.org'));
  await act('types a password and sends it', async () => {
    await fillIn(user, { Password: 'wrong' });
    await user.keyboard('{Enter}');
    await screen.findByText(error);
  });
  await expectTranscript(text(), 'sign-in-failed');
});

it('the speech during a sign-up with three mistakes equals its transcript', async () => {
  const { user } = visit('/register/visitor');
  await button('Create account');
  await fillIn(user, { 'First name': 'Ada', 'Last name': 'Keller', Email: 'ada' });
  await fillIn(user, { 'Country code': 'Switzerland (+41)', 'Phone number': '7912' });
  await fillIn(user, { Password: 'short', 'Confirm password': 'short' });
  await fillIn(user, { 'I accept the terms and conditions (opens in a new tab)': 'on' });
  const { act, text } = await listen(screen.getByRole('main'));
  await act('sends a bad address, a short number and a short password', async () => {
    await press(user, 'Create account');
    await screen.findByText('Invalid phone number.');
  });
  await act('corrects the address', () => fillIn(user, { Email: 'ada@example.org' }));
  await act('goes on to the country', () => user.tab());
  await act('goes on to the number', () => user.tab());
  await act('corrects the number', () => fillIn(user, { 'Phone number': '791234567' }));
  await act('goes on to the password', () => user.tab());
  await act('corrects the password', async () => {
    await user.keyboard('{End}, but long enough');
    expect(document.activeElement).toBeValid();
  });
  await act('goes on to the confirmation', async () => {
    await user.tab();
    await user.tab();
  });
  await expectTranscript(text(), 'sign-up-mistakes');
});

it('the speech during a profile edit equals its transcript', async () => {
  const { user } = visit('/profile', { as: adaAsParticipant });
  await screen.findByRole('heading', { name: 'Profile' });
  stubCall('/api/secure/profile', jsonReply({ success: true }));
  const { read, act, text } = await listen(await screen.findByRole('main'));
  await act('edits the profile', async () => {
    await press(user, 'Edit profile');
    await button('Save');
  });
  await read();
  await act('saves', async () => {
    await press(user, 'Save');
    await screen.findByText('Profile updated successfully!');
  });
  await expectTranscript(text(), 'profile-edit');
});

it('the speech in the dialog Delete Account equals its transcript', async () => {
  const { user } = visit('/profile', { as: adaAsParticipant });
  await screen.findByRole('heading', { name: 'Profile' });
  stubCall('/api/secure/delete-profile', jsonReply({ success: false, error: 'Not now.' }));
  const { act, text } = await listen();
  await act('presses Delete Account', async () => {
    await press(user, 'Delete Account');
    const reason = await field('Why are you leaving?');
    await waitFor(() => expect(reason).toHaveFocus());
  });
  await act('sends it without a reason', () => press(user, 'Delete'));
  await act('gives a reason and presses Delete', async () => {
    await fillIn(user, { 'Why are you leaving?': 'Moving to Mars' });
    await press(user, 'Delete');
    await screen.findByText('Not now.');
  });
  await act('presses Escape', async () => {
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByText('Delete Account')).toHaveFocus());
  });
  await expectTranscript(text(), 'delete-dialog');
});

it('the speech while a team with two namesakes is edited equals its transcript', async () => {
  const { user } = visit('/profile/team', { as: adaAsParticipant });
  await button('Add Member');
  const { read, act, text } = await listen(await screen.findByRole('main'));
  const add = async () => {
    await fillIn(user, { Name: 'Ada', Organization: 'Team Nordlicht' });
    await press(user, 'Add Member');
  };
  await act('adds Ada', add);
  await act('adds another Ada', add);
  await act('reads the list', read);
  const first = requireNonNull(buttons('Edit Ada')[0], 'The first Ada');
  await act('edits the first Ada', () => user.click(first));
  await act('renames the first Ada Augusta', async () => {
    await fillIn(user, { Name: 'Augusta' });
    await press(user, 'Update Member');
  });
  await act('deletes Augusta', () => press(user, 'Delete Augusta'));
  await act('undoes the deletion', () => press(user, 'Undo the deletion of Augusta'));
  await expectTranscript(text(), 'team');
});
