import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { championship } from '../../../src/data/championship.ts';
import { ada, adaAsParticipant } from '../../support/accounts.ts';
import { expectLinks, press } from '../../support/steps.ts';
import { visit } from '../../support/visit.tsx';

const main = async () => within(await screen.findByRole('main'));

it.each<{ path: string; heading: string; words: RegExp; links: Record<string, string> }>([
  {
    path: '/profile/tickets',
    heading: 'Tickets Coming Soon',
    words:
      /open a few months before an event.*registered user, you will get an email when they open/,
    links: { 'All News': '/news-or-blog', Community: '/faq.html' },
  },
  {
    path: '/profile/applications',
    heading: 'Applications Not Open Yet',
    words: /appear here when team registrations open.*notified by email/,
    links: { Categories: '/competition-categories', 'Team Management': '/profile/team' },
  },
])('$path says $heading and promises an email', async ({ path, heading, words, links }) => {
  visit(path, { as: adaAsParticipant });
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expectLinks(within((await main()).getByRole('region')), links);
});

it('the preferences have no controls', async () => {
  visit('/profile/preferences', { as: ada });
  expect(await screen.findByText('Dark Mode Enabled')).toBeVisible();
  expect(screen.getByText('Notifications Subscribed')).toBeVisible();
  const card = within((await main()).getByRole('region', { name: 'Preferences' }));
  for (const control of ['button', 'checkbox', 'switch', 'textbox'] as const) {
    expect(card.queryByRole(control)).toBeNull();
  }
});

it('Open Support Ticket says that support tickets are not available, and refers to email', async () => {
  const { user } = visit('/profile/support', { as: ada });
  expect(await screen.findByText(/Please contact our support team/)).toBeVisible();
  expectLinks(await main(), {
    [championship.email]: `mailto:${championship.email}`,
    Community: '/faq.html',
  });
  await press(user, 'Open Support Ticket');
  expect((await main()).getByRole('status')).toHaveTextContent(
    'Support tickets are not available. Please email us.',
  );
});
