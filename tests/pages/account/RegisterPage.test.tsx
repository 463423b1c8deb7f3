import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { person, visit } from '../../visit';

it('the chooser has one card with one link for each way to take part', async () => {
  visit('/register');
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('heading', { level: 1 })).toHaveTextContent('Join the championship');
  expect(main.getByText('Choose how you want to take part.')).toBeVisible();
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

it.each(['/register', '/register/visitor', '/register/participant/anything'])(
  'signed-in users who open %s come to their profile',
  async (address) => {
    const { router } = visit(address, { user: person({ email: 'grace@example.org' }) });
    expect((await screen.findAllByText('grace@example.org')).length).toBeGreaterThan(0);
    expect(router.state.location.pathname).toBe('/profile');
  },
);
