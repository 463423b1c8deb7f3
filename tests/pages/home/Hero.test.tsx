import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../src/buildtime/prerender/renderSite.tsx';
import { championship } from '../../../src/data/championship.ts';
import { ada } from '../../support/accounts.ts';
import { setBuildPhase } from '../../support/clock.ts';
import { elementOf } from '../../support/dom.ts';
import { requireNonNull } from '../../support/requireNonNull.ts';
import { visit } from '../../support/visit.tsx';

it('the hero names the event, its place and its dates', async () => {
  visit('/');
  const hero = await screen.findByRole('region', { name: championship.name });
  expect(within(hero).getByRole('heading', { level: 1 })).toBeVisible();
  expect(hero).toHaveTextContent(`Zurich · ${championship.dates}`);
});

it('signed-in users have a link to their profile, not to the registration', async () => {
  visit('/', { as: ada });
  const link = await screen.findByRole('link', { name: 'Visit Profile' });
  expect(link).toHaveAttribute('href', '/profile');
  expect(screen.queryByRole('link', { name: 'Register Now' })).toBeNull();
});

for (const row of [
  {
    built: 'before',
    picture: /hand held out/,
    links: {
      'Register Now': '/register',
      'Become a Sponsor': '/become-a-sponsor',
      'See the programme': '/#event',
    },
  },
  {
    built: 'during',
    picture: /hand held out/,
    links: {
      'See all courses': '/competition-categories',
      'See the programme': '/#event',
      'Register Now': '/register',
      'Become a Sponsor': '/become-a-sponsor',
    },
  },
  {
    built: 'after',
    picture: /leaves the arena/,
    links: {
      'Get the newsletter': '/#newsletter',
      'See the courses': '/competition-categories',
      'Register Now': '/register',
      'Become a Sponsor': '/become-a-sponsor',
    },
  },
] as const) {
  it(`a build ${row.built} the championship has the right hero picture and links, and the first link is filled`, async () => {
    setBuildPhase(row.built);
    const hero = requireNonNull(
      elementOf((await renderPage('/')).html).querySelector('#top'),
      'The hero',
    );
    expect(hero.querySelector('img')?.alt).toMatch(row.picture);
    const links = [...hero.querySelectorAll('.actions a')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      Object.entries(row.links),
    );
    expect(links.filter(({ classList }) => classList.contains('btn-primary'))).toEqual([links[0]]);
  });
}
