import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { closest } from '../../support/steps.ts';
import { visit } from '../../support/visit.tsx';

it('the role chooser has one card with one link for each role', async () => {
  visit('/register');
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('heading', { level: 1 })).toHaveTextContent('Choose your role');
  expect(
    main.getByText(
      /^With an account, you get an email whenever ticket sales open; participants also/,
    ),
  ).toBeVisible();
  const cards = main
    .getAllByRole('heading', { level: 2 })
    .map((heading) => within(closest(heading, 'li')).getAllByRole('link'));
  expect(cards.map((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    ['/register/visitor'],
    ['/register/participant'],
    ['/become-a-sponsor'],
  ]);
  expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
});
