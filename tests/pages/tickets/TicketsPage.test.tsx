import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ada } from '../../support/accounts.ts';
import { expectLinks } from '../../support/steps.ts';
import { visit } from '../../support/visit.tsx';

it('the Tickets page says that tickets are not on sale', async () => {
  visit('/purchase');
  await screen.findByRole('heading', { level: 1, name: 'Purchase Ticket Page' });
  const main = within(screen.getByRole('main'));
  const lead = 'Tickets and the live-stream pass are sold on this page whenever sales are open.';
  expect(screen.getByRole('main')).toHaveTextContent(lead);
  const name = 'Tickets are not on sale at the moment';
  expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
  const when = main.getByText(/Sales open a few months before an event\./);
  expect(when).toHaveTextContent(/we will email you when sales open/);
  expectLinks(main, {
    'Register as a visitor': '/register/visitor',
    'See the courses': '/competition-categories',
    'Read the articles': '/news-or-blog',
    'Ask a question': '/#faq_contact',
  });
});

it('for signed-in users, the Tickets page links to the tickets of the profile', async () => {
  visit('/purchase', { as: ada });
  const main = within(await screen.findByRole('main'));
  const link = await main.findByRole('link', { name: 'See Tickets in your profile' });
  expect(link).toHaveAttribute('href', '/profile/tickets');
  expect(main.getByText(/We will email you when sales open\.$/)).toBeVisible();
  expect(main.queryByText(/Register/)).toBeNull();
});
