import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formatDay } from '../../../src/data/days';
import { nonBreaking } from '../../../src/data/nonBreaking';
import { categories } from '../../../src/data/categories';
import { event } from '../../../src/data/event';
import { faq } from '../../../src/data/faq';
import { news } from '../../../src/data/news';
import { newsPath } from '../../../src/data/newsPath';
import { ada } from '../../support/accounts';
import { visit } from '../../support/visit';

const section = (name: string | RegExp) => screen.findByRole('region', { name });
const itemsOf = async (name: string | RegExp) =>
  within(await section(name)).getAllByRole('listitem');

it('the hero names the event, its place and its dates', async () => {
  visit('/');
  const hero = await section(event.name);
  expect(within(hero).getByRole('heading', { level: 1 })).toBeVisible();
  expect(hero).toHaveTextContent(`Zurich · ${event.dates}`);
});

it('signed-in users have a link to their profile, not to the registration', async () => {
  visit('/', { user: ada });
  const link = await screen.findByRole('link', { name: 'Visit Profile' });
  expect(link).toHaveAttribute('href', '/profile');
  expect(screen.queryByRole('link', { name: 'Register Now' })).toBeNull();
});

it('the page lists the three claims and the seven days of the championship', async () => {
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
  expect(days[1]).toHaveTextContent(/^\d+ [A-Z][a-z]+dayHealthcare & Assistance$/);
});

it('five of six tiles link to their category; the last one is coming soon', async () => {
  visit('/');
  const name = /courses, \w+ places of work$/;
  expect(await section(name)).toHaveAttribute('id', 'Competition_Categories');
  const tiles = await itemsOf(name);
  expect(tiles).toHaveLength(6);
  for (const [place, { id, title }] of categories.entries()) {
    const link = within(tiles[place] ?? document.body).getByRole('link', { name: title });
    expect(link).toHaveAttribute('href', `/competition-categories#${id}`);
  }
  const last = tiles.at(-1) ?? document.body;
  expect(last).toHaveTextContent('Coming soon');
  expect(within(last).getByRole('heading', { name: 'Sixth category' })).toBeVisible();
  expect(within(last).queryByRole('link')).toBeNull();
});

it('the news section has the six newest articles, with their day, and a link to all', async () => {
  visit('/');
  const items = await itemsOf('The courses and the rules, explained');
  expect(items).toHaveLength(6);
  for (const [place, article] of news.slice(0, 6).entries()) {
    const item = within(items[place] ?? document.body);
    const link = item.getByRole('link', { name: article.title });
    expect(link).toHaveAttribute('href', newsPath(article));
    const day = item.getByText(formatDay(article.published));
    expect(day).toHaveAttribute('datetime', article.published);
  }
  const all = screen.getByRole('link', { name: 'View all news' });
  expect(all).toHaveAttribute('href', '/news-or-blog');
});

it('the last sections link to the sponsor page and answer questions; the first answer is open', async () => {
  visit('/');
  const call = await section('Sponsor the championship');
  expect(within(call).getByRole('link')).toHaveAttribute('href', '/become-a-sponsor');
  const questions = await section('FAQ and contact');
  expect(questions).toHaveAttribute('id', 'faq_contact');
  for (const { question } of faq) expect(within(questions).getByText(question)).toBeVisible();
  const [first, ...others] = faq.map(({ answer }) =>
    within(questions).getByText(nonBreaking(answer).replaceAll('\u00a0', ' ')),
  );
  expect(first).toBeVisible();
  for (const answer of others) expect(answer).not.toBeVisible();
});
