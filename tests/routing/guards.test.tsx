import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ada } from '../support/accounts.ts';
import { visit } from '../support/visit.tsx';

it('a logout in another tab closes the profile, and Back does not reopen it', async () => {
  const { router } = visit('/profile', { as: ada });
  await screen.findByText('Ada Keller');
  act(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  await router.navigate('/profile');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(screen.queryByText('ada@example.org')).toBeNull();
});

it('a visitor who returns to the profile during the redirect is redirected again', async () => {
  const { router } = visit('/purchase');
  await screen.findByRole('heading', { level: 1 });
  let returns = 0;
  const stop = router.subscribe(({ location }) => {
    if (location.pathname !== '/' || returns > 0) return;
    returns += 1;
    void router.navigate('/profile');
  });
  await router.navigate('/profile');
  await waitFor(() => expect([returns, router.state.location.pathname]).toEqual([1, '/']));
  stop();
  expect(await screen.findByRole('link', { name: 'Register Now' })).toBeVisible();
});
