import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ada } from '../support/accounts.ts';
import { settled } from '../support/mockedApi.ts';
import { follow, press } from '../support/steps.ts';
import { visit } from '../support/visit.tsx';

const notice = () => document.querySelector('.notice');
it.each(['/profile', '/profile/team'])(
  '%s redirects signed-out visitors with a notice',
  async (path) => {
    const { user, router } = visit(path);
    await waitFor(() => expect(notice()).toHaveTextContent('Please sign in to see your profile.'));
    expect(notice()).toHaveAttribute('role', 'status');
    expect(router.state.location.pathname).toBe('/');
    await follow(user, 'sign in');
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    expect(notice()).toBeEmptyDOMElement();
  },
);

it('a logout on a profile page shows no notice', async () => {
  const { user, router } = visit('/profile', { as: ada });
  await press(user, 'Logout');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  await screen.findByRole('link', { name: 'Register Now' });
  await settled();
  expect(notice()).toBeEmptyDOMElement();
});
