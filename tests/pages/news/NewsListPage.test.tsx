import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { news } from '../../../src/data/news';
import { newsPath } from '../../../src/components/newsPath';
import { visit } from '../../visit';

it('the list shows all ten articles, newest first, each with its way to it', async () => {
  visit('/news-or-blog');
  await screen.findByRole('heading', { level: 1, name: 'News & Blog' });
  const main = within(screen.getByRole('main'));
  const cards = main.getAllByRole('article');
  expect(cards).toHaveLength(10);
  for (const [index, item] of news.entries()) {
    const card = within(cards[index] ?? document.body);
    expect(card.getByRole('link', { name: item.title })).toHaveAttribute('href', newsPath(item));
    expect(card.getByText(item.summary)).toBeVisible();
    expect(card.getByRole('img', { name: item.imageAlt })).toBeVisible();
  }
  expect(main.queryByText(/view all/i)).toBeNull();
});
