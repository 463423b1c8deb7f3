import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { person, visit } from '../../visit';

const main = async () => within(await screen.findByRole('main'));

it('the tickets page says when and how tickets come, and leads on', async () => {
  visit('/profile/tickets', { user: person() });
  expect(await screen.findByRole('heading', { name: 'Tickets Coming Soon' })).toBeVisible();
  expect(screen.getByText(/open a few months before the event/)).toHaveTextContent(
    /registered user, you will be told by email/,
  );
  const next = (await main()).getByRole('link', { name: 'Read the articles' });
  expect(next).toHaveAttribute('href', '/news-or-blog');
});

it('the applications page says when and how applications open, and leads on', async () => {
  visit('/profile/applications', { user: person({ userType: 'participant' }) });
  expect(await screen.findByRole('heading', { name: 'Applications Not Open Yet' })).toBeVisible();
  expect(screen.getByText(/appear here when registrations open/)).toHaveTextContent(
    /notified by email/,
  );
  const next = (await main()).getByRole('link', { name: 'See the categories' });
  expect(next).toHaveAttribute('href', '/competition-categories');
});

it('the preferences are there to read, without controls, and lead on', async () => {
  visit('/profile/preferences', { user: person() });
  expect(await screen.findByText('Dark Mode Enabled')).toBeVisible();
  expect(screen.getByText('Notifications Subscribed')).toBeVisible();
  const card = within((await main()).getByRole('region', { name: 'Preferences' }));
  for (const control of ['button', 'checkbox', 'switch', 'textbox'] as const) {
    expect(card.queryByRole(control)).toBeNull();
  }
  expect(card.getByRole('link', { name: 'Go to your profile' })).toHaveAttribute(
    'href',
    '/profile',
  );
});

it('support asks to contact the team and says where, also after a press of the button', async () => {
  const { user } = visit('/profile/support', { user: person() });
  expect(await screen.findByText(/Please contact our support team/)).toBeVisible();
  const mail = (await main()).getByRole('link', { name: 'info@whrc2026.example' });
  expect(mail).toHaveAttribute('href', 'mailto:info@whrc2026.example');
  await user.click(screen.getByRole('button', { name: 'Open Support Ticket' }));
  expect((await main()).getByRole('status')).toHaveTextContent(
    'Support tickets are not available. Please email us at the address above.',
  );
});
