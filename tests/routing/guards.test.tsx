import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visit } from '../support/visit.tsx';

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
