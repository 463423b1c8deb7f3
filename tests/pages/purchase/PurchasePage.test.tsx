import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../src/buildtime/static/render';
import { visit } from '../../visit';

/** Opens the ticket page at a moment; timers go on as ever. */
async function openAt(iso: string) {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date(iso));
  visit('/purchase');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Purchase Ticket Page' }),
  ).toBeVisible();
  return within(screen.getByRole('main'));
}

test.each([
  [
    '2026-03-05T10:00:00Z',
    'Ticket sales are not open. Registered users are told by email when they are.',
    'Sales are not open',
    'Choose your day',
  ],
  [
    '2026-09-10T10:00:00Z',
    'The 2026 championship is under way. Ticket sales are not open.',
    'Sales are not open',
    'See the courses',
  ],
  [
    '2026-11-20T10:00:00Z',
    'The 2026 championship has ended, and its tickets are no longer sold.',
    'No tickets on sale',
    'See the courses',
  ],
])('at %s the ticket page says: %s', async (now, lead, heading, firstWay) => {
  const main = await openAt(now);
  expect(main.getByText(lead)).toBeVisible();
  expect(main.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  expect(main.getByRole('link', { name: firstWay })).toHaveAttribute(
    'href',
    '/competition-categories',
  );
  expect(main.getByRole('link', { name: 'Register as a visitor' })).toHaveAttribute(
    'href',
    '/register/visitor',
  );
});

test('after the championship, account holders hear of another edition', async () => {
  const main = await openAt('2026-09-13T22:00:00Z');
  expect(
    main.getByText('Account holders are told by email when sales open for another edition.'),
  ).toBeVisible();
});

test('before the clock was read, nothing is said of sales that is not right at any time', async () => {
  const { html } = await render('/purchase');
  // What keeps the room for the longest words is in an attribute, and not seen.
  const seen = html.replace(/ data-longest="[^"]*"/g, '');
  expect(seen).toContain('Tickets are sold on this page, while sales are open.');
  expect(seen).not.toMatch(/not open|under way|has ended|no longer|No tickets/);
});
