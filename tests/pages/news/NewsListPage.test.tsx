import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { news } from '../../../src/data/news.ts';
import { setBuildPhase } from '../../support/clock.ts';
import { closest, expectLinks } from '../../support/steps.ts';
import { visit } from '../../support/visit.tsx';

it('the list has all articles in three groups, newest first', async () => {
  visit('/news-or-blog');
  await screen.findByRole('heading', { level: 1, name: 'News & Blog' });
  const main = within(screen.getByRole('main'));
  const groups = main.getAllByRole('heading', { level: 2 });
  const titles = groups.map(({ textContent }) => textContent).join(', ');
  expect(titles).toBe('The courses, The rules, Watching');
  expect(main.getAllByRole('article')).toHaveLength(news.length);
  const courses = within(main.getByRole('region', { name: 'The courses' }));
  const days = courses.getAllByText(/^\d+ \w+ 20\d\d$/).map((day) => day.getAttribute('datetime'));
  expect(days.length).toBeGreaterThan(3);
  expect(days).toEqual(days.toSorted().toReversed());
});

it('a card has the link, day, summary and picture of its article', async () => {
  visit('/news-or-blog');
  const link = await screen.findByRole('link', { name: /^Carrying a full cup of tea/ });
  expect(link).toHaveAttribute('href', '/news/5-carrying-a-full-cup-of-tea-three-ways-to-spill-it');
  const card = within(closest(link, 'article'));
  expect(card.getByText('18 November 2025')).toHaveAttribute('datetime', '2025-11-18');
  expect(card.getByText(/^A walk, a stop, a saucer/)).toBeVisible();
  expect(card.getByRole('img', { name: /robot hand holds a brim-full white cup/ })).toBeVisible();
});

it('in a build after the championship, the list links to the answer about results and to the newsletter', async () => {
  setBuildPhase('after');
  visit('/news-or-blog');
  await screen.findByRole('heading', { level: 1, name: 'News & Blog' });
  expectLinks(screen, {
    'Where are the results?': '/faq.html#afterwards',
    'Get the newsletter': '/news-or-blog#newsletter',
  });
});
