import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { event } from '../../../src/data/event';
import { visit } from '../../support/visit';
import { eventually, withStoppedClock } from '../../support/stoppedClock';

const start = Date.parse(event.startsAt);
const end = Date.parse(event.endsAt);

it.each([
  [start - 1, 'Five courses, no script.', 'See the programme', '/#event'],
  [start, 'On now in Zurich.', 'See today’s programme', '/#event'],
  [end, `That was ${event.shortName}.`, 'Get the newsletter', '/#newsletter'],
])('at %s the hero begins with "%s" and has the link %s', async (now, word, link, href) => {
  await withStoppedClock(async () => {
    vi.setSystemTime(now);
    visit('/');
    const hero = () => screen.getByRole('region', { name: event.name });
    await eventually(() => expect(within(hero()).getByText(word)).toBeVisible());
    const links = within(hero()).getAllByRole('link');
    expect(links.map((shown) => [shown.textContent, shown.getAttribute('href')])).toEqual([
      ['Register Now', '/register'],
      ['Become a Sponsor', '/become-a-sponsor'],
      [link, href],
    ]);
  });
});
