import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { User } from '../../../src/api/user.ts';
import { ada, adaAsParticipant } from '../../support/accounts.ts';
import { requireNonNull } from '../../support/requireNonNull.ts';
import { visit } from '../../support/visit.tsx';

async function openProfile(fields: Partial<User> = {}) {
  visit('/profile', { as: { ...ada, ...fields } });
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
}

const menu = async () => within(await screen.findByRole('navigation', { name: 'Profile pages' }));

it.each([
  { userType: 'visitor', pages: 'Profile, Tickets, Change Password, Support' },
  {
    userType: 'participant',
    pages: 'Profile, Applications, Tickets, Team Management, Change Password, Support',
  },
])('the menu of a $userType lists its pages in their order', async ({ userType, pages }) => {
  await openProfile({ userType });
  const links = (await menu()).getAllByRole('link');
  expect(links.map((link) => link.textContent).join(', ')).toBe(pages);
});

it.each([
  { url: '/profile', name: 'Profile', trail: [] },
  { url: '/profile/tickets', name: 'Event Tickets', trail: ['Tickets'] },
  { url: '/profile/applications', name: 'Event Applications', trail: ['Applications'] },
  { url: '/profile/team', name: 'Team Management', trail: ['Team Management'] },
])('$url has the heading $name, a breadcrumb and its place in the menu', async (row) => {
  const { url, name } = row;
  const trail = ['Home', 'Profile', ...row.trail];
  visit(url, { as: adaAsParticipant });
  await screen.findByRole('heading', { level: 1, name });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  const steps = breadcrumb.getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(trail);
  expect(steps.at(-1)).toHaveAttribute('aria-current', 'page');
  expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(breadcrumb.queryAllByRole('link')).toHaveLength(trail.length - 1);
  const current = (await menu()).getByRole('link', { current: 'page' });
  expect(current).toHaveTextContent(trail.at(-1) ?? '');
  expect(current).toHaveAttribute('href', url);
});

it.each([
  { userType: 'participant', badge: 'PARTICIPANT' },
  { userType: 'sponsor', badge: 'VISITOR' },
])(
  'the card of the user has the badge $badge for the user type $userType',
  async ({ userType, badge }) => {
    await openProfile({ userType });
    expect(screen.getByText(badge)).toBeVisible();
    expect(screen.getByText('ada@example.org')).toBeVisible();
  },
);

it.each([
  { names: { firstName: '', lastName: '<b>李</b>' }, shown: '<b>李</b>' },
  { names: { firstName: '', lastName: '', displayName: 'Ada K.' }, shown: 'Ada K.' },
  { names: { firstName: '', lastName: '', displayName: '' }, shown: 'User' },
])('the card of the user has the name $shown if the user has $names', async ({ names, shown }) => {
  await openProfile(names);
  expect(screen.getByText(shown, { selector: 'main p' })).toBeVisible();
});

it('the default picture replaces an avatar that fails to load', async () => {
  await openProfile({ avatar: '/public/uploads/ada.png' });
  const avatar = () => requireNonNull(document.querySelector('main img'), 'The avatar');
  expect(avatar()).toHaveAttribute('src', '/public/uploads/ada.png');
  expect(avatar()).toHaveAttribute('width', '100');
  expect(avatar()).toHaveAttribute('alt', '');
  fireEvent.error(avatar());
  expect(avatar().getAttribute('src')).toContain('avatar-default');
});
