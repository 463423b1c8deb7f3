import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { person, visit } from '../../visit';

it('says that sales are not open yet, what will be sold here and who hears of it', async () => {
  visit('/purchase');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Purchase Ticket Page' }),
  ).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(
    main.getByText(
      'Ticket sales are not open yet. Tickets and a live-stream pass will be sold on this page.',
    ),
  ).toBeVisible();
  expect(main.getByRole('heading', { level: 2, name: 'Sales are not open yet' })).toBeVisible();
  expect(main.getByText(/^Ticket sales open a few months before the event\./)).toHaveTextContent(
    /Registered users will be told by email/,
  );
});

it.each([
  ['Register as a visitor', '/register/visitor'],
  ['See the courses', '/competition-categories'],
  ['Read the news', '/news-or-blog'],
  ['Ask a question', '/#faq_contact'],
])('leads on: %s', async (name, address) => {
  visit('/purchase');
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('link', { name })).toHaveAttribute('href', address);
});

it('leads signed-in users to their tickets, not to the registration', async () => {
  visit('/purchase', { user: person() });
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('link', { name: 'Go to your tickets' })).toHaveAttribute(
    'href',
    '/profile/tickets',
  );
  expect(main.queryByRole('link', { name: 'Register as a visitor' })).not.toBeInTheDocument();
});
