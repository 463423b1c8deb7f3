import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../src/buildtime/prerender/renderSite.tsx';
import { categories } from '../../../src/data/categories/categories.ts';
import type { CategoryId } from '../../../src/data/categories/summaries.ts';
import { championship } from '../../../src/data/championship.ts';
import { news } from '../../../src/data/news.ts';
import { dayOfCategory } from '../../../src/data/programme.ts';
import { setBuildPhase } from '../../support/clock.ts';
import { elementOf } from '../../support/dom.ts';
import { closest, expectLinks } from '../../support/steps.ts';
import { visit } from '../../support/visit.tsx';

const section = (name: string | RegExp) => screen.findByRole('region', { name });
const itemsOf = async (name: string | RegExp) =>
  within(await section(name)).getAllByRole('listitem');

it('the home page lists the three claims and the seven days of the championship', async () => {
  visit('/');
  const claims = await itemsOf('The championship in numbers');
  expect(claims.map(({ textContent }) => textContent)).toEqual([
    '5,000+ live attendees',
    '100,000+ online viewers',
    '20+ countries represented',
  ]);
  const items = await itemsOf('Seven days in Zurich');
  const days = items.filter(({ parentElement }) => parentElement?.matches('ol'));
  expect(days).toHaveLength(7);
  expect(days[1]).toHaveTextContent(
    /^\d+ [A-Z][a-z]+dayHealthcare & AssistanceWard: tea 8 mm below the rim$/,
  );
});

it('in a build after the championship, the home page shows the programme in figures and makes the claims in the call to sponsors', async () => {
  setBuildPhase('after');
  visit('/');
  const figures = await itemsOf('The championship in numbers');
  expect(figures.map(({ textContent }) => textContent)).toEqual([
    `${categories.length} courses one for each category`,
    `${categories.flatMap(({ tests }) => tests).length} tests four on each course`,
    '1,000 points at most in a run, 600 of them for its tests',
  ]);
  expect(await section('Become a Sponsor')).toHaveTextContent(
    `Announced for ${championship.year}: 5,000+ live attendees, 100,000+ online viewers, 20+ countries represented.`,
  );
});

it('in a build after the championship, each day links to an article about its subject', async () => {
  setBuildPhase('after');
  visit('/');
  const items = await itemsOf('Thank you to all who built, judged and watched');
  const days = items.filter(({ parentElement }) => parentElement?.matches('ol'));
  const links = days.map((day) => within(day).getAllByRole('link').at(-1));
  expect(links.map((link) => link?.textContent)).toEqual([
    'Half a second to stop',
    'Carrying a full cup of tea',
    'Who is driving?',
    'Twelve kilograms over ten metres, in eight stages',
    'Slabs, stairs and a valve',
    'Saturday in the classroom',
    'How 1,000 points are counted',
  ]);
  for (const link of links)
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/news\//));
});

/** The row of a category's day in the programme. */
const dayOf = (block: HTMLElement, category: string) =>
  closest(within(block).getByRole('link', { name: category }), 'li');
/** For example "Thu". */
const weekdayOf = (category: CategoryId) => dayOfCategory(category).weekday.slice(0, 3);
/** The courses that the floor plan highlights. */
const litIn = (block: HTMLElement) =>
  [...block.querySelectorAll('.lit')].map(({ textContent }) => textContent);

it('pointing at a day highlights its course on the floor plan, and pointing at a course highlights its day', async () => {
  const { user } = visit('/');
  const block = await section('Seven days in Zurich');
  const aisle = [`${weekdayOf('cat3')} Aisle`];
  const day = dayOf(block, 'Warehouse & Logistics');
  await user.hover(day);
  expect(litIn(block)).toEqual(aisle);
  await user.unhover(day);
  expect(litIn(block)).not.toEqual(aisle);
  within(block).getByRole('link', { name: 'Warehouse & Logistics' }).focus();
  await waitFor(() => expect(litIn(block)).toEqual(aisle));
  await user.hover(within(block).getByText('Ward'));
  expect(litIn(block)).toEqual([`${weekdayOf('cat1')} Ward`]);
  expect(block.querySelector('.active')).toHaveTextContent('Healthcare & Assistance');
});

it('five of six tiles link to their category', async () => {
  visit('/');
  const name = 'The categories';
  expect(await section(name)).toHaveAttribute('id', 'Competition_Categories');
  const tiles = (await itemsOf(name)).map((tile) => [
    within(tile).getByRole('heading').textContent,
    within(tile).queryByRole('link')?.getAttribute('href'),
  ]);
  expect(tiles).toEqual([
    ...categories.map(({ id, title }) => [title, `/competition-categories#${id}`]),
    ['Sixth category', undefined],
  ]);
  expect((await itemsOf(name)).at(-1)).toHaveTextContent('Coming soon');
});

it('the news section has the six newest articles and a link to all', async () => {
  visit('/');
  const items = await itemsOf('The courses and the rules, explained');
  const titles = items.map((item) => within(item).getByRole('heading').textContent);
  expect(titles).toEqual(news.slice(0, 6).map(({ title }) => title));
  expectLinks(screen, { 'View all news': '/news-or-blog' });
});

it('the home page links to the sponsor page, and has four questions with folded answers', async () => {
  visit('/');
  const call = await section('Become a Sponsor');
  expect(within(call).getByRole('link')).toHaveAttribute('href', '/become-a-sponsor#tiers');
  const answers = await section('FAQ and contact');
  expect(answers).toHaveAttribute('id', 'faq_contact');
  expect(within(answers).getAllByRole('group')).toHaveLength(4);
  const answer = closest(within(answers).getByText('Is there a live stream?'), 'details');
  expect(answer).not.toHaveAttribute('open');
  expect(answer.querySelector('p')).toHaveTextContent(/^At a championship, selected events are/);
});

for (const row of [
  { built: 'before', above: 'Competition_Categories' },
  { built: 'during', above: 'numbers' },
  { built: 'after', above: 'numbers' },
] as const) {
  it(`a build ${row.built} the championship shows the event block just below the section ${row.above}`, async () => {
    setBuildPhase(row.built);
    const page = elementOf((await renderPage('/')).html);
    const ids = Array.from(
      page.querySelectorAll('section'),
      ({ id, className }) => id || className,
    );
    expect(ids[ids.indexOf('event') - 1]).toBe(row.above);
  });
}
