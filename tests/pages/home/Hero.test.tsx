import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { event } from '../../../src/data/event';
import { ada } from '../../support/accounts';
import { end, phaseWords, start } from '../../support/phases';
import { visit } from '../../support/visit';
import { waitWithStoppedClock, withStoppedClock } from '../../support/stoppedClock';

it('the hero names the event, its place and its dates', async () => {
  visit('/');
  const hero = await screen.findByRole('region', { name: event.name });
  expect(within(hero).getByRole('heading', { level: 1 })).toBeVisible();
  expect(hero).toHaveTextContent(`Zurich · ${event.dates}`);
});

it('signed-in users have a link to their profile, not to the registration', async () => {
  visit('/', { user: ada });
  const link = await screen.findByRole('link', { name: 'Visit Profile' });
  expect(link).toHaveAttribute('href', '/profile');
  expect(screen.queryByRole('link', { name: 'Register Now' })).toBeNull();
});

it.each([
  ['before', start - 1, 'See the programme', '/#event'],
  ['during', start, 'See today’s programme', '/#event'],
  ['after', end, 'Get the newsletter', '/#newsletter'],
] as const)('%s the championship, at %s, the hero’s third link is "%s"', async (...row) => {
  const [phase, now, link, href] = row;
  await withStoppedClock(async () => {
    vi.setSystemTime(now);
    visit('/');
    const hero = () => within(screen.getByRole('region', { name: event.name }));
    await waitWithStoppedClock(() => expect(hero().getByText(phaseWords[phase][0])).toBeVisible());
    const links = hero().getAllByRole('link');
    expect(links.map((shown) => [shown.textContent, shown.getAttribute('href')])).toEqual([
      ['Register Now', '/register'],
      ['Become a Sponsor', '/become-a-sponsor'],
      [link, href],
    ]);
  });
});
