import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visit } from '../../visit';

it.each(['/nowhere', '/news', '/competition-categories/cat1'])(
  'tells a visitor of %s that the page is not there, and leads home',
  async (path) => {
    const { user, router } = visit(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    expect(screen.getByText('404')).toBeVisible();
    expect(screen.getByText(/does not exist or may have been moved/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to Home' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  },
);

it('search engines leave the 404 page out', async () => {
  visit('/nowhere');
  await screen.findByRole('heading', { level: 1 });
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute(
    'content',
    'noindex, nofollow',
  );
  expect(document.querySelector('link[rel="canonical"]')).toBeNull();
});
