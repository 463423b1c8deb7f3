import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formatDay } from '../../../src/data/days';
import { event } from '../../../src/data/event';
import { news } from '../../../src/data/news';
import { newsPath } from '../../../src/data/newsPath';
import { expectLinks } from '../../support/controls';
import { expectConsole } from '../../support/setup';
import { visit } from '../../support/visit';

const articleOf = (id: number) => {
  const item = news.find((entry) => entry.id === id);
  if (!item) throw new Error(`No article ${id}`);
  return item;
};
const first = articleOf(1);
const [newest = first, second = first, third = first] = news;
const [beforeOldest = first, oldest = first] = news.slice(-2);
const unknown = Math.max(...news.map(({ id }) => id)) + 1;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href');

describe('an article', () => {
  it.each([newsPath(first), '/news/1-2-3'])('is found by its number: %s', async (url) => {
    const { router } = visit(url);
    expect(await heading(first.title)).toBeVisible();
    expect(router.state.location.pathname).toBe(url);
    await waitFor(() => expect(document.title).toBe(`${first.title} – ${event.shortName}`));
    expect(canonical()).toMatch(new RegExp(`${newsPath(first)}$`));
  });

  it('shows its title, day, topic, picture and body', async () => {
    visit(newsPath(first));
    await heading(first.title);
    const article = within(screen.getByRole('article', { name: first.title }));
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expectLinks(trail, { 'News & Blog': '/news-or-blog' });
    expect(article.getByText(formatDay(first.published))).toBeVisible();
    expect(article.getByText(first.topic)).toBeVisible();
    expect(article.getByText(/Written before the championship/)).toBeVisible();
    expect(article.getByRole('img', { name: first.imageAlt })).toBeVisible();
    expect(article.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(1);
    const table = article.getByRole('figure', { name: 'Table (scrolls sideways)' });
    expect(within(table).getByRole('table', { name: /courses on/ })).toBeVisible();
    expect(article.getByRole('img', { name: /^The courses: Ward, 8 × 6 m;/ })).toBeVisible();
  });

  it.each(['/news/01', `/news/${unknown}`])('is not found at %s', async (url) => {
    const { user, router } = visit(url);
    expect(await heading('News not found')).toBeVisible();
    expect(router.state.location.pathname).toBe(url);
    await waitFor(() => expect(document.title).toBe(`News not found – ${event.shortName}`));
    const robots = document.querySelector('meta[name="robots"]');
    expect(robots).toHaveAttribute('content', 'noindex, nofollow');
    expect(canonical()).toBeUndefined();
    await user.click(screen.getByRole('link', { name: 'All news' }));
    await heading('News & Blog');
  });

  it('is not found at a malformed URL', async () => {
    expectConsole('malformed URL segment');
    visit('/news/%E0%A4%A');
    expect(await heading('News not found')).toBeVisible();
  });

  it.each([
    ['newest', newest, [`Previous article: ${second.title}`, 'All news']],
    [
      'second',
      second,
      [`Previous article: ${third.title}`, `Next article: ${newest.title}`, 'All news'],
    ],
    ['oldest', oldest, [`Next article: ${beforeOldest.title}`, 'All news']],
  ])('links to its neighbours and to all news: the %s', async (_, item, names) => {
    const { user } = visit(newsPath(item));
    await heading(item.title);
    const more = within(screen.getByRole('navigation', { name: 'More articles' }));
    expect(more.getAllByRole('link')).toHaveLength(names.length);
    for (const name of names) expect(more.getByRole('link', { name })).toBeVisible();
    const [neighbour = ''] = names;
    await user.click(more.getByRole('link', { name: neighbour }));
    await heading(neighbour.replace(/^\w+ article: /, ''));
  });
});

describe('sharing an article', () => {
  const url = `http://localhost:3000${newsPath(first)}`;
  const button = () => screen.findByRole('button', { name: 'Share' });
  const give = (name: 'share' | 'clipboard', value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true });

  beforeEach(() => () => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('opens the device’s own menu', async () => {
    const { user } = visit('/news/1-wrong-slug');
    const share = vi.fn().mockResolvedValue(undefined);
    give('share', share);
    await user.click(await button());
    const shared = { title: first.title, text: first.summary, url };
    expect(share).toHaveBeenCalledExactlyOnceWith(shared);
  });

  it('copies nothing if the menu is closed without a choice', async () => {
    const { user } = visit('/news/1');
    give('share', vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError')));
    const writeText = vi.fn();
    give('clipboard', { writeText });
    await user.click(await button());
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies the link if the menu fails, and says so', async () => {
    const { user } = visit('/news/1');
    give('share', vi.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError')));
    const writeText = vi.fn().mockResolvedValue(undefined);
    give('clipboard', { writeText });
    await user.click(await button());
    expect(await screen.findByText('Link copied.')).toBeVisible();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(url);
  });

  it('shows the link if the browser has neither share menu nor clipboard', async () => {
    const { user } = visit('/news/1');
    give('clipboard', undefined);
    await user.click(await button());
    expect(await screen.findByText(`Could not copy the link. Here it is: ${url}`)).toBeVisible();
  });
});
