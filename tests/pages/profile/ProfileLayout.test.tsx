import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { User } from '../../../src/session/user';
import { ada } from '../../support/accounts';
import { visit } from '../../support/visit';

async function openProfile(fields: Partial<User> = {}) {
  visit('/profile', { user: { ...ada, ...fields } });
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
}

const menu = async () => within(await screen.findByRole('navigation', { name: 'Profile pages' }));

it.each([
  ['visitor', ['Profile', 'Tickets', 'Change Password', 'Support']],
  [
    'participant',
    ['Profile', 'Applications', 'Tickets', 'Team Management', 'Change Password', 'Support'],
  ],
])('the menu of a %s has its pages in their order', async (userType, words) => {
  await openProfile({ userType });
  const links = (await menu()).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(words);
});

it.each([
  ['/profile', 'Profile', ['Home', 'Profile']],
  ['/profile/tickets', 'Event Tickets', ['Home', 'Profile', 'Tickets']],
  ['/profile/applications', 'Event Applications', ['Home', 'Profile', 'Applications']],
  ['/profile/team', 'Team Management', ['Home', 'Profile', 'Team Management']],
])('%s has one heading, %s, a breadcrumb and its place in the menu', async (url, name, trail) => {
  visit(url, { user: { ...ada, userType: 'participant' } });
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

describe('the card of the user', () => {
  it.each([
    ['participant', 'PARTICIPANT'],
    ['sponsor', 'VISITOR'],
  ])('of the type "%s" has the badge %s and the email address', async (userType, badge) => {
    await openProfile({ userType });
    expect(screen.getByText(badge)).toBeVisible();
    expect(screen.getByText('ada@example.org')).toBeVisible();
  });

  it.each([
    [{ firstName: '', lastName: '<b>李</b>' }, '<b>李</b>'],
    [{ firstName: '', lastName: '', displayName: 'Ada K.' }, 'Ada K.'],
    [{ firstName: '', lastName: '', displayName: '' }, 'User'],
  ])('has a name for %o', async (fields, name) => {
    await openProfile(fields);
    expect(screen.getByText(name, { selector: 'main p' })).toBeVisible();
  });
});

it('the uploaded avatar is 100 px wide, and the default replaces it if it fails', async () => {
  await openProfile({ avatar: '/public/uploads/ada.png' });
  const avatar = () => document.querySelector('main img') ?? document.body;
  expect(avatar()).toHaveAttribute('src', '/public/uploads/ada.png');
  expect(avatar()).toHaveAttribute('width', '100');
  expect(avatar()).toHaveAttribute('alt', '');
  fireEvent.error(avatar());
  expect(avatar().getAttribute('src')).toContain('avatar-default');
});
