import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visit } from '../../visit';

it('says that the page is missing, and links home', async () => {
  const { user, router } = visit('/news');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  expect(screen.getByText('404')).toBeVisible();
  expect(screen.getByText(/does not exist or may have been moved/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to Home' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});
