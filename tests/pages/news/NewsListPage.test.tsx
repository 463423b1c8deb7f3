import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { event } from '../../../src/data/event';
import { news } from '../../../src/data/news';
import { NewsListPage } from '../../../src/pages/news/NewsListPage';
import { newsPages } from '../../../src/pages/news/newsPages';
import { manyNews } from '../../support/manyNews';
import { newVisitor, visit } from '../../support/visit';

it('the list has all articles in three groups, newest first, each with its link', async () => {
  visit('/news-or-blog');
  await screen.findByRole('heading', { level: 1, name: 'News & Blog' });
  const main = within(screen.getByRole('main'));
  const groups = main.getAllByRole('heading', { level: 2 });
  expect(groups.map(({ textContent }) => textContent)).toEqual([
    ...['The courses', 'The rules', 'Watching'],
  ]);
  expect(main.getAllByRole('article')).toHaveLength(news.length);
  const courses = within(main.getByRole('region', { name: 'The courses' }));
  const days = courses.getAllByText(/^\d+ \w+ 20\d\d$/).map((day) => day.getAttribute('datetime'));
  expect(days.length).toBeGreaterThan(3);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(main.queryByText(/view all/i)).toBeNull();
});

it('a card has the link, day, summary and picture of its article', async () => {
  visit('/news-or-blog');
  const title = 'Carrying a full cup of tea: three ways to spill it';
  const link = await screen.findByRole('link', { name: title });
  expect(link).toHaveAttribute('href', '/news/5-carrying-a-full-cup-of-tea-three-ways-to-spill-it');
  const card = within(link.closest('article') ?? document.body);
  expect(card.getByText('18 November 2025')).toHaveAttribute('datetime', '2025-11-18');
  expect(card.getByText(/^A walk, a stop, a saucer/)).toBeVisible();
  expect(card.getByRole('img', { name: /^A robot hand holds a red cup/ })).toBeVisible();
});

/** Opens a list of this many articles. */
function visitMany(articles: number, url: string) {
  const pages = newsPages(manyNews(articles));
  const router = createMemoryRouter(
    [
      {
        path: '/news-or-blog/:page?',
        Component: NewsListPage,
        HydrateFallback: () => null,
        loader: ({ params }) => ({ list: pages[Number(params.page ?? 1) - 1] ?? null }),
      },
    ],
    { initialEntries: [url] },
  );
  render(<RouterProvider router={router} />);
  return { router, user: newVisitor() };
}

it('the second page of the list has its own head', () => {
  const [first, second] = newsPages(manyNews(60));
  expect(first?.head).toBeUndefined();
  expect(second?.head).toEqual({
    title: 'News & Blog – page 2',
    description: `Page 2 of 3: earlier articles about the ${event.name}.`,
    canonical: '/news-or-blog/2',
  });
});

it('sixty articles are on three pages that link to each other', async () => {
  const { router, user } = visitMany(60, '/news-or-blog');
  await screen.findByRole('navigation', { name: 'News pages' });
  expect(screen.queryByRole('link', { name: 'Newer articles' })).toBeNull();
  expect(screen.queryByText(/^Page 1 of/)).toBeNull();

  await user.click(screen.getByRole('link', { name: 'Older articles' }));
  expect(await screen.findByText('Page 2 of 3')).toBeVisible();
  // All of these articles are in one group.
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  expect(router.state.location.pathname).toBe('/news-or-blog/2');
  expect(screen.getByRole('link', { name: 'Article 36 of many' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Newer articles' })).toHaveAttribute('rel', 'prev');

  await user.click(screen.getByRole('link', { name: 'Older articles' }));
  expect(await screen.findByText('Page 3 of 3')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(12);
  expect(screen.queryByRole('link', { name: 'Older articles' })).toBeNull();
});
