import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { person, visit } from '../../visit';

it('says that tickets are not on sale, what is sold here and who is told', async () => {
  visit('/purchase');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Purchase Ticket Page' }),
  ).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByText(/pass are sold on this page whenever sales are open\./)).toBeVisible();
  expect(
    main.getByRole('heading', { level: 2, name: 'Tickets are not on sale at the moment' }),
  ).toBeVisible();
  expect(main.getByText(/^Sales open a few months before an event\./)).toHaveTextContent(
    /you will be told by email/,
  );
});

it.each([
  ['Register as a visitor', '/register/visitor'],
  ['See the courses', '/competition-categories'],
  ['Read the articles', '/news-or-blog'],
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
