import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { render } from '../../../src/buildtime/static/render';
import { visit } from '../../visit';
import { eventually, withStoppedClock } from '../../timers';

const hero = () => screen.getByRole('region', { name: 'World Humanoid Robotics Championship' });

/** Opens the home page at a moment, and looks at the hero once its clock was read. */
const openAt = (iso: string, word: string, look: () => Promise<void> | void) =>
  withStoppedClock(async () => {
    vi.setSystemTime(new Date(iso));
    visit('/');
    await eventually(() => expect(within(hero()).getByText(word)).toBeVisible());
    await look();
  });

const links = () =>
  within(hero())
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const fixed = [
  ['Register Now', '/register'],
  ['Become a Sponsor', '/become-a-sponsor'],
];

it.each([
  ['2026-08-01T10:00:00Z', 'Five courses, no script.', 'See the programme', '/#event'],
  ['2026-09-09T10:00:00Z', 'On now in Zurich.', 'See today’s programme', '/#event'],
  ['2026-11-21T10:00:00Z', 'That was WHRC 2026.', 'Go to the news', '/news-or-blog'],
])('at %s the hero begins with "%s" and offers: %s', async (now, word, link, address) => {
  await openAt(now, word, () => expect(links()).toEqual([...fixed, [link, address]]));
});

it('the hero changes by itself when the championship ends', async () => {
  await openAt('2026-09-13T21:59:59Z', 'On now in Zurich.', async () => {
    await vi.advanceTimersByTimeAsync(1000);
    expect(within(hero()).getByText('That was WHRC 2026.')).toBeVisible();
    expect(within(hero()).queryByText('On now in Zurich.')).toBeNull();
  });
});

it('the static hero says what is right at any time', async () => {
  const { html } = await render('/');
  expect(html).toContain('Five courses, no script.');
  expect(html).not.toMatch(/On now|That was/);
});
