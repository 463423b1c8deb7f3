import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { championship } from '../../../src/data/championship.ts';
import { ada } from '../../support/accounts.ts';
import { follow } from '../../support/steps.ts';
import { visit } from '../../support/visit.tsx';

it.each(['/news', '/news-or-blog/0', '/news-or-blog/1', '/a/b/c', '/profile/nowhere'])(
  '%s shows Page Not Found',
  async (path) => {
    const { user, router } = visit(path, { as: ada });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`Page Not Found – ${championship.shortName}`));
    expect(document.querySelector('link[rel="canonical"]')).toBeNull();
    expect(screen.getByText('404')).toBeVisible();
    expect(screen.getByText(/does not exist or may have been moved/)).toBeVisible();
    await follow(user, 'Back to Home');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  },
);
