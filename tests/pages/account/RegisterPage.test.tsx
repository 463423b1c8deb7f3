import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { person, visit } from '../../visit';

test('the chooser has one card with one link for each way to take part', async () => {
  visit('/register');
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('heading', { level: 1 })).toHaveTextContent('Join the championship');
  const cards = main
    .getAllByRole('heading', { level: 2 })
    .map((heading) => within(heading.closest('li') ?? heading).getAllByRole('link'));
  expect(cards.map((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    ['/register/visitor'],
    ['/register/participant'],
    ['/become-a-sponsor'],
  ]);
  expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
});

test.each([
  ['2026-03-05T10:00:00Z', 'Choose how you want to take part.'],
  ['2026-09-10T10:00:00Z', /^The 2026 championship is under way\./],
  ['2026-11-20T10:00:00Z', /^The 2026 championship has ended\./],
])('at %s the chooser begins with: %s', async (now, words) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date(now));
  visit('/register');
  expect(await screen.findByText(words)).toBeVisible();
});

test.each(['/register', '/register/visitor', '/register/participant/anything'])(
  'whoever is signed in is led from %s to the profile',
  async (address) => {
    const { router } = visit(address, { user: person({ email: 'grace@example.org' }) });
    expect((await screen.findAllByText('grace@example.org')).length).toBeGreaterThan(0);
    expect(router.state.location.pathname).toBe('/profile');
  },
);
