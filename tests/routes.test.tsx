import { render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../src/buildtime/prerender/renderSite.tsx';
import { championship } from '../src/data/championship.ts';
import { pageRoutes, routes } from '../src/routes.tsx';
import { ParticipantOnly, SignedInOnly, SignedOutOnly } from '../src/routing/guards.tsx';
import { ada } from './support/accounts.ts';
import { expectConsole } from './support/console.ts';
import { productTable } from './support/product.ts';
import { visit } from './support/visit.tsx';

const audiences = new Map<ComponentType | undefined, string>([
  [undefined, 'everyone'],
  [SignedOutOnly, 'signed out'],
  [SignedInOnly, 'signed in'],
  [ParticipantOnly, 'participants'],
]);

it('the route table equals the table in product.md', () => {
  const described = productTable('Routes').map((row) => {
    const path = row.Path === 'anything else' ? '*' : row.Path;
    return `${path}: ${row['Who may see it']}, ${row['Search engines']}`;
  });
  const routed = pageRoutes.flatMap((row) =>
    (row.children ?? [row]).map((child) => {
      const path = child === row ? row.path : [row.path, child.path].filter(Boolean).join('/');
      const audience = audiences.get(child.guard ?? row.guard);
      return `${path}: ${audience}, ${child.noindex ? 'noindex' : 'index'}`;
    }),
  );
  const undescribed = routed.filter((row) => !described.includes(row));
  expect(undescribed, 'src/product.md lacks these rows under Routes').toEqual([]);
  const unrouted = described.filter((row) => !routed.includes(row));
  expect(unrouted, 'src/routes.tsx lacks these rows of src/product.md').toEqual([]);
});

it('the route table gives every page a title of its own and a description', () => {
  const all = pageRoutes.flatMap((row) => row.children ?? [row]);
  const titles = all.map(({ title }) => title);
  // The two sign-up URLs show the same page.
  const repeated = titles.filter((title, index) => titles.indexOf(title) !== index);
  expect(repeated).toEqual(['Registration']);
  for (const { title, description } of all) {
    expect(title).toMatch(/^[A-Z]\S/);
    expect(description).toMatch(/^.{10,160}\.$/);
  }
});

for (const { who, user, path, to } of [
  { who: 'a user of the type visitor', user: ada, path: '/profile/applications', to: '/profile' },
  { who: 'a signed-in user', user: ada, path: '/login', to: '/profile' },
  { who: 'a signed-in user', user: ada, path: '/register/participant/x', to: '/profile' },
  { who: 'a signed-out visitor', user: undefined, path: '/register/sponsor', to: '/register' },
  { who: 'a signed-out visitor', user: undefined, path: '/register/nobody/x', to: '/register' },
]) {
  it(`${path} redirects ${who} to ${to}`, async () => {
    const { router } = visit(path, { as: user });
    await waitFor(() => expect(router.state.location.pathname).toBe(to));
  });
}

for (const { connection, onLine, hint } of [
  { connection: 'online', onLine: true, hint: 'no hint' },
  { connection: 'offline', onLine: false, hint: 'a hint' },
]) {
  it(`${connection}, the page frame shows the error of a broken page, a link home and ${hint} about the connection`, async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    expectConsole('The dial fell off');
    const Broken = () => {
      throw new Error('The dial fell off');
    };
    const [root] = routes;
    const [frame] = root?.children ?? [];
    const router = createMemoryRouter([
      {
        ...root,
        index: false,
        children: [{ ...frame, index: false, children: [{ path: '/', Component: Broken }] }],
      },
    ]);
    render(<RouterProvider router={router} />);
    const title = 'Unexpected Application Error!';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('The dial fell off');
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('banner')).toBeVisible();
    expect(document.title).toBe(`Error – ${championship.shortName}`);
    expect(screen.queryAllByText(/^You seem to be offline/)).toHaveLength(onLine ? 0 : 1);
  });
}

it('the first render of a profile page says “Loading…”', async () => {
  const { html } = await renderPage('/profile');
  expect(html).toMatch(/<p[^>]* role="status">Loading…</);
});
