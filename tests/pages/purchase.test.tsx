import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visit } from '../visit';

test('the ticket page says that sales are not open, and where to go meanwhile', async () => {
  visit('/purchase');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Purchase Ticket Page' }),
  ).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByText(/Ticket sales are not open/)).toBeVisible();
  expect(main.getByRole('link', { name: 'Register as a visitor' })).toHaveAttribute(
    'href',
    '/register/visitor',
  );
  expect(main.getByRole('link', { name: 'Choose your day' })).toHaveAttribute(
    'href',
    '/competition-categories',
  );
});
