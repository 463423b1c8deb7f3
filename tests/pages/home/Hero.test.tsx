import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { event } from '../../../src/data/event';
import { visit } from '../../visit';
import { eventually, withStoppedClock } from '../../timers';

const hero = () => screen.getByRole('region', { name: event.name });

/** Opens the home page at a moment, and waits until the hero has read the clock. */
const openAt = (now: number, word: string, look: () => Promise<void> | void) =>
  withStoppedClock(async () => {
    vi.setSystemTime(now);
    visit('/');
    await eventually(() => expect(within(hero()).getByText(word)).toBeVisible());
    await look();
  });

const start = Date.parse(event.startsAt);
const end = Date.parse(event.endsAt);

const links = () =>
  within(hero())
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const fixed = [
  ['Register Now', '/register'],
  ['Become a Sponsor', '/become-a-sponsor'],
];

it.each([
  [start - 1, 'Five courses, no script.', 'See the programme', '/#event'],
  [start, 'On now in Zurich.', 'See today’s programme', '/#event'],
  [end, `That was ${event.shortName}.`, 'Get the newsletter', '/#newsletter'],
])('at %s the hero begins with "%s" and offers: %s', async (now, word, link, href) => {
  await openAt(now, word, () => expect(links()).toEqual([...fixed, [link, href]]));
});

it('the hero changes by itself when the championship ends', async () => {
  await openAt(end - 1000, 'On now in Zurich.', async () => {
    await vi.advanceTimersByTimeAsync(1000);
    expect(within(hero()).getByText(`That was ${event.shortName}.`)).toBeVisible();
    expect(within(hero()).queryByText('On now in Zurich.')).toBeNull();
  });
});
