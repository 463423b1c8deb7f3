import { render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { newsPages } from '../../../src/buildtime/newsModules';
import { news } from '../../../src/data/news';
import { newsPath } from '../../../src/components/newsPath';
import { Component } from '../../../src/pages/news/NewsListPage';
import { manyNews } from '../../manyNews';
import { newUser, visit } from '../../visit';

it('the list shows the newest articles, newest first, each with its way to it', async () => {
  visit('/news-or-blog');
  await screen.findByRole('heading', { level: 1, name: 'News & Blog' });
  const main = within(screen.getByRole('main'));
  const cards = main.getAllByRole('article');
  expect(cards).toHaveLength(Math.min(24, news.length));
  for (const [index, element] of cards.entries()) {
    const item = news[index];
    if (!item) throw new Error('An article too many');
    const card = within(element);
    expect(card.getByRole('link', { name: item.title })).toHaveAttribute('href', newsPath(item));
    expect(card.getByText(item.summary)).toBeVisible();
    expect(card.getByRole('img', { name: item.imageAlt })).toBeVisible();
  }
  expect(main.queryByText(/view all/i)).toBeNull();
});

/** The list as it is with so many articles. */
function visitMany(articles: number, address: string) {
  const pages = newsPages(manyNews(articles));
  const router = createMemoryRouter(
    [
      {
        path: '/news-or-blog/:page?',
        Component,
        HydrateFallback: () => null,
        loader: ({ params }) => ({ list: pages[Number(params.page ?? 1) - 1] ?? null }),
      },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return { router, user: newUser() };
}

it('sixty articles are on three pages, which lead to each other', async () => {
  const { router, user } = visitMany(60, '/news-or-blog');
  const pages = within(await screen.findByRole('navigation', { name: 'Pages of the news' }));
  const paths = () =>
    pages.getAllByRole('link', { name: /^Page/ }).map((link) => link.getAttribute('href'));
  expect(paths()).toEqual(['/news-or-blog', '/news-or-blog/2', '/news-or-blog/3']);
  expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  expect(pages.queryByRole('link', { name: 'Newer articles' })).toBeNull();
  expect(screen.queryByText(/^Page 1 of/)).toBeNull();

  await user.click(pages.getByRole('link', { name: 'Older articles' }));
  expect(await screen.findByText('Page 2 of 3')).toBeVisible();
  expect(router.state.location.pathname).toBe('/news-or-blog/2');
  expect(screen.getByRole('link', { name: 'Article 36 of many' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Newer articles' })).toHaveAttribute('rel', 'prev');

  await user.click(screen.getByRole('link', { name: 'Page 3' }));
  expect(await screen.findByText('Page 3 of 3')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(12);
  expect(screen.queryByRole('link', { name: 'Older articles' })).toBeNull();
});

it('a thousand articles lead from each page to a few others alone', async () => {
  visitMany(1000, '/news-or-blog/20');
  const pages = within(await screen.findByRole('navigation', { name: 'Pages of the news' }));
  const names = pages.getAllByRole('link', { name: /^Page/ }).map((link) => link.textContent);
  expect(names).toEqual(['1', '18', '19', '20', '21', '22', '42']);
});

it.each(['/news-or-blog/0', '/news-or-blog/1', '/news-or-blog/01', '/news-or-blog/x'])(
  'there is no page of the list at %s',
  async (address) => {
    visit(address);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Page Not Found – WHRC 2026'));
    expect(document.querySelector('link[rel="canonical"]')).toBeNull();
  },
);
