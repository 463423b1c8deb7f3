import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { paul, vera } from '../../src/mocks/seeds.ts';
import { signOut } from '../../src/session/sessionStore.ts';
import { goodPassword } from '../support/accounts.ts';
import { blockStorage } from '../support/browserStates.ts';
import { settled, tokenOf } from '../support/mockedApi.ts';
import { button, field, fillIn, press, signIn } from '../support/steps.ts';
import { visit } from '../support/visit.tsx';

/* Text typed on the profile page outlives a session that the server has ended. */

const restored = 'Your unsaved changes have been restored. Save your profile to keep them.';

/** Edits the profile until the server rejects the session. */
async function editUntilExpired() {
  const opened = visit('/profile', { as: vera.user, token: 'forgotten' });
  await press(opened.user, 'Edit profile');
  await fillIn(opened.user, { Address: 'Limmatquai 1' });
  await press(opened.user, 'Save');
  await screen.findByText(/What you typed will then be restored/);
  return opened;
}

/** Checks that the profile opens without the form. */
const expectNoForm = async () => {
  await button('Edit profile');
  // Restored edits would replace the button with the form.
  await settled();
  await button('Edit profile');
  expect(screen.queryByText(restored)).toBeNull();
};

describe('a profile edit whose session has ended', () => {
  it.each([
    { storage: 'working', isBlocked: false },
    { storage: 'blocked', isBlocked: true },
  ])(
    'is restored after the sign-in, and is gone once it is cancelled, with $storage storage',
    async ({ isBlocked }) => {
      if (isBlocked) blockStorage('sessionStorage');
      onTestFinished(signOut);
      const { user } = await editUntilExpired();
      await press(user, 'Sign in again');
      await signIn(user, vera.user.email, vera.password);
      expect(await screen.findByText(restored)).toHaveAttribute('role', 'status');
      expect(await field('Address')).toHaveValue('Limmatquai 1');
      await press(user, 'Cancel');
      await expectNoForm();
      cleanup();
      visit('/profile');
      await expectNoForm();
    },
  );

  /** Opens the profile after a reload. */
  async function openWithEdits() {
    const edits = { firstName: 'Vera', address: 'Limmatquai 1' };
    sessionStorage.setItem(`edits-profile-${vera.user.email}`, JSON.stringify(edits));
    return visit('/profile', { as: vera.user, token: await tokenOf(vera) });
  }

  it('is restored after a reload until it is saved', async () => {
    const { user } = await openWithEdits();
    expect(await field('Address')).toHaveValue('Limmatquai 1');
    await press(user, 'Save');
    await screen.findByText('Profile updated successfully!');
    expect(screen.getByText('Limmatquai 1')).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is not shown to another account', async () => {
    const { user } = await editUntilExpired();
    await press(user, 'Sign in again');
    await signIn(user, paul.user.email, paul.password);
    await expectNoForm();
  });

  it('is removed by the next logout', async () => {
    const { user } = await openWithEdits();
    await screen.findByText(restored);
    await press(user, 'Logout');
    expect(sessionStorage).toHaveLength(0);
  });
});

it('the reason of a deletion is restored in the next session', async () => {
  const { user } = visit('/profile', { as: vera.user, token: 'forgotten' });
  await press(user, 'Delete Account');
  await fillIn(user, { 'Why are you leaving?': 'Moving to Mars' });
  await press(user, 'Delete');
  await press(user, 'Sign in again');
  expect(await field('Email')).toHaveValue(vera.user.email);
  await signIn(user, vera.user.email, vera.password);
  expect(await field('Why are you leaving?')).toHaveValue('Moving to Mars');
});

it('passwords typed in an ended session are never stored', async () => {
  const { user } = visit('/profile/change-password', { as: vera.user, token: 'forgotten' });
  for (const label of ['Current Password', 'New Password', 'Confirm New Password']) {
    await fillIn(user, { [label]: goodPassword });
  }
  await press(user, 'Update Password');
  await screen.findByText(/What you typed here will be lost/);
  await press(user, 'Sign in again');
  await button('Sign in');
  expect(JSON.stringify(sessionStorage)).not.toContain(goodPassword);
});
