import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { championship } from '../../src/data/championship.ts';
import { ada } from '../support/accounts.ts';
import { button, closest, expectLinks } from '../support/elements.ts';
import { visit } from '../support/visit.tsx';

/** The site's header; an article has one of its own. */
const header = async () =>
  within(closest(await screen.findByRole('navigation', { name: 'Main' }), 'header'));
const link = async (name: string) => (await header()).findByRole('link', { name });

/** Opens a menu once the app listens to it: only then, its button has `aria-expanded`. */
async function openMenu(driver: UserEvent, name: string): Promise<HTMLElement> {
  const opener = await screen.findByRole('button', { name, expanded: false });
  await driver.click(opener);
  return opener;
}

it('the main navigation links to sections and pages', async () => {
  visit('/purchase');
  expectLinks(await header(), {
    Categories: '/#Competition_Categories',
    Event: '/#event',
    FAQ: '/#faq_contact',
    'Contact us': '/#faq_contact',
    'News & Blog': '/#news',
    Community: '/faq.html',
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

describe('the Pulse menu', () => {
  it('shows its three links and marks the current page', async () => {
    const { driver } = visit('/purchase');
    expect((await header()).queryByRole('link', { name: 'Tickets' })).toBeNull();
    const pulse = await openMenu(driver, 'Pulse');
    expect(pulse).toHaveAttribute('aria-expanded', 'true');
    expectLinks(await header(), {
      'All News': '/news-or-blog',
      Tickets: '/purchase',
      'Become a Sponsor': '/become-a-sponsor',
    });
    expect(await link('Tickets')).toHaveAttribute('aria-current', 'page');
  });

  it('closes when the focus leaves it', async () => {
    const { driver } = visit('/purchase');
    const pulse = await openMenu(driver, 'Pulse');
    const last = await link('Become a Sponsor');
    last.focus();
    await driver.tab();
    expect(await link('Sign In')).toHaveFocus();
    expect(pulse).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes after a click on a link', async () => {
    const { driver } = visit('/purchase');
    const pulse = await openMenu(driver, 'Pulse');
    await driver.click(await link('Tickets'));
    await waitFor(() => expect(pulse).toHaveAttribute('aria-expanded', 'false'));
  });
});

describe('the drawer of narrow screens', () => {
  const expectClosed = async () => {
    const opener = await button('Menu');
    await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'));
  };

  it('closes after a click on a link', async () => {
    const { driver, router } = visit('/purchase');
    for (const name of ['FAQ', 'Contact us']) {
      await openMenu(driver, 'Menu');
      await driver.click(await link(name));
      const target = { pathname: '/', hash: '#faq_contact' };
      await waitFor(() => expect(router.state.location).toMatchObject(target));
      await expectClosed();
    }
  });

  it('closes on a navigation and stays closed on Back', async () => {
    const { driver, router } = visit('/purchase');
    await openMenu(driver, 'Menu');
    await router.navigate('/terms-conditions');
    await expectClosed();
    await router.navigate(-1);
    await waitFor(() => expect(router.state.location.pathname).toBe('/purchase'));
    await expectClosed();
  });

  it('closes on pagehide and returns the focus to its button', async () => {
    const { driver } = visit('/purchase');
    await openMenu(driver, 'Menu');
    (await link('Event')).focus();
    window.dispatchEvent(new Event('pagehide'));
    await expectClosed();
    expect(await button('Menu')).toHaveFocus();
  });
});

it('the header says “Hi, User” without a first name, and shows the default picture instead of an avatar on another host', async () => {
  const avatar = 'https://elsewhere.example/ada.jpg';
  visit('/purchase', { as: { ...ada, firstName: '   ', avatar } });
  const image = (await button('Hi, User')).querySelector('img');
  expect(image?.getAttribute('src')).toContain('avatar-default');
});

it('in a browser without popovers, the header disables its menu buttons', async () => {
  const { prototype } = HTMLElement;
  const { popover } = prototype;
  Reflect.deleteProperty(prototype, 'popover');
  onTestFinished(() => void Object.assign(prototype, { popover }));
  visit('/purchase', { as: ada });
  for (const name of ['Menu', 'Pulse', 'Hi, Ada']) {
    const opener = await button(name);
    await waitFor(() => expect(opener).toBeDisabled());
  }
});
