import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { person, visit } from '../../visit';

const main = async () => within(await screen.findByRole('main'));

test('the tickets page says when and how tickets come, and leads on', async () => {
  visit('/profile/tickets', { user: person() });
  expect(await screen.findByRole('heading', { name: 'Tickets Coming Soon' })).toBeVisible();
  expect(screen.getByText(/open a few months before the event/)).toHaveTextContent(
    /registered user you will be told by e-mail/,
  );
  const next = (await main()).getByRole('link', { name: 'Read the news' });
  expect(next).toHaveAttribute('href', '/news-or-blog');
});

test('the applications page says when and how applications open, and leads on', async () => {
  visit('/profile/applications', { user: person({ userType: 'participant' }) });
  expect(await screen.findByRole('heading', { name: 'Applications Not Open Yet' })).toBeVisible();
  expect(screen.getByText(/appear here when registrations open/)).toHaveTextContent(
    /notified by e-mail/,
  );
  const next = (await main()).getByRole('link', { name: 'Prepare for the categories' });
  expect(next).toHaveAttribute('href', '/competition-categories');
});

test('the preferences are there to read, without controls, and lead on', async () => {
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

test('support asks to contact the team, and the button says what works until tickets open', async () => {
  const { user } = visit('/profile/support', { user: person() });
  expect(await screen.findByText(/Please contact our support team/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open Support Ticket' }));
  expect(screen.getByRole('status')).toHaveTextContent(
    'Support tickets open with the event registrations. Until then write to info@whrc2026.example.',
  );
  const mail = (await main()).getByRole('link', { name: 'info@whrc2026.example' });
  expect(mail).toHaveAttribute('href', 'mailto:info@whrc2026.example');
});
