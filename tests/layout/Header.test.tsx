import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { championship } from '../../src/data/championship.ts';
import { ada } from '../support/accounts.ts';
import { button, closest, expectLinks } from '../support/steps.ts';
import { visit } from '../support/visit.tsx';

/* jsdom has no popovers. In tests/e2e, phone.spec.ts, mouseAndKeyboard.spec.ts and engines.spec.ts open the menus. */

/** The site's header; an article has one of its own. */
const header = async () =>
  within(closest(await screen.findByRole('navigation', { name: 'Main' }), 'header'));
const link = async (name: string) => (await header()).findByRole('link', { name });

it('the header links to sections and pages', async () => {
  visit('/purchase');
  expectLinks(await header(), {
    Categories: '/#Competition_Categories',
    Event: '/#event',
    FAQ: '/#faq_contact',
    'Contact us': '/#faq_contact',
    'News & Blog': '/#news',
    Community: '/faq.html',
    'All News': '/news-or-blog',
    Tickets: '/purchase',
    'Become a Sponsor': '/become-a-sponsor',
    'Sign In': '/login',
    [`${championship.shortName}, home page`]: '/',
  });
});

it.each([
  { path: '/competition-categories', name: 'Categories' },
  { path: '/news/1', name: 'News & Blog' },
  { path: '/news-or-blog', name: 'News & Blog' },
])('the main navigation marks $name as current on $path', async ({ path, name }) => {
  visit(path);
  const current = await (await header()).findByRole('link', { name, current: true });
  expect(current).toHaveAttribute('aria-current', 'true');
  expect(await link('Event')).not.toHaveAttribute('aria-current');
  expect(await button('Pulse')).not.toHaveClass('current');
});

it('the main navigation marks Pulse and its link Tickets as current on /purchase', async () => {
  visit('/purchase');
  expect(await link('Tickets')).toHaveAttribute('aria-current', 'page');
  expect(await button('Pulse')).toHaveClass('current');
});

it('the header shows “Hi, User” if the first name is missing, and the default picture if the avatar is on another host', async () => {
  const avatar = 'https://elsewhere.example/ada.jpg';
  visit('/purchase', { as: { ...ada, firstName: '   ', avatar } });
  const image = (await button('Hi, User')).querySelector('img');
  expect(image?.getAttribute('src')).toContain('avatar-default');
});

it('in a browser without popovers, the header disables its menu buttons and has the links of a signed-in user', async () => {
  visit('/purchase', { as: ada });
  for (const name of ['Menu', 'Pulse', 'Hi, Ada']) {
    const opener = await button(name);
    await waitFor(() => expect(opener).toBeDisabled());
  }
  expectLinks(await header(), { Tickets: '/purchase', Profile: '/profile' });
  expect((await header()).queryByRole('link', { name: 'Sign In' })).toBeNull();
});
