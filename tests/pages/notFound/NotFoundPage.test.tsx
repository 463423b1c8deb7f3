import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ada } from '../../support/accounts';
import { visit } from '../../support/visit';

it.each(['/news', '/a/b/c', '/profile/nowhere'])('%s shows Page Not Found', async (path) => {
  const { user, router } = visit(path, { user: ada });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await waitFor(() => expect(document.title).toContain('Page Not Found'));
  expect(screen.getByText('404')).toBeVisible();
  expect(screen.getByText(/does not exist or may have been moved/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to Home' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});
