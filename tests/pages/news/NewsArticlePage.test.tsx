import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { championship } from '../../../src/data/championship.ts';
import { formatDay } from '../../../src/data/days.ts';
import { news } from '../../../src/data/news.ts';
import { newsPath } from '../../../src/data/newsPath.ts';
import { expectConsole } from '../../support/console.ts';
import { requireNonNull } from '../../support/requireNonNull.ts';
import { expectLinks, press } from '../../support/steps.ts';
import { visit } from '../../support/visit.tsx';

const articleOf = (id: number) =>
  requireNonNull(
    news.find((article) => article.id === id),
    `Article ${id}`,
  );
const first = articleOf(1);
const unknown = Math.max(...news.map(({ id }) => id)) + 1;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href');

describe('an article', () => {
  it.each([newsPath(first), '/news/1-2-3'])('is found by its id at %s', async (url) => {
    const { router } = visit(url);
    expect(await heading(first.title)).toBeVisible();
    expect(router.state.location.pathname).toBe(url);
    await waitFor(() => expect(document.title).toBe(`${first.title} – ${championship.shortName}`));
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
    await waitFor(() => expect(document.title).toBe(`News not found – ${championship.shortName}`));
    const robots = document.querySelector('meta[name="robots"]');
    expect(robots).toHaveAttribute('content', 'noindex, nofollow');
    expect(canonical()).toBeUndefined();
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'All News' }));
    await heading('News & Blog');
  });

  it('is not found at a malformed URL', async () => {
    expectConsole('malformed URL segment');
    visit('/news/%E0%A4%A');
    expect(await heading('News not found')).toBeVisible();
  });

  it.each([
    { which: 'the newest article', id: 1, older: 5, related: 6 },
    { which: 'the oldest article', id: 2, older: 1, related: 7 },
    { which: 'the older one of two in a group', id: 9, older: 8, related: 10 },
  ])('links to the next older article and to the next one of its group: $which', async (row) => {
    const { user } = visit(newsPath(articleOf(row.id)));
    await heading(articleOf(row.id).title);
    const links = within(screen.getByRole('navigation', { name: 'Next to read' }));
    const older = articleOf(row.older);
    const related = articleOf(row.related);
    expectLinks(links, {
      [older.title]: newsPath(older),
      [related.title]: newsPath(related),
      'All News': '/news-or-blog',
    });
    expect(links.getAllByRole('link')).toHaveLength(3);
    await user.click(links.getByRole('link', { name: older.title }));
    await heading(older.title);
  });
});

describe('sharing an article', () => {
  const url = `http://localhost:3000${newsPath(first)}`;
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
    await press(user, 'Share');
    const shared = { title: first.title, text: first.summary, url };
    expect(share).toHaveBeenCalledExactlyOnceWith(shared);
  });

  it('copies nothing if the menu is closed without a choice', async () => {
    const { user } = visit('/news/1');
    give('share', vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError')));
    const writeText = vi.fn();
    give('clipboard', { writeText });
    await press(user, 'Share');
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies the link if the menu fails', async () => {
    const { user } = visit('/news/1');
    give('share', vi.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError')));
    const writeText = vi.fn().mockResolvedValue(undefined);
    give('clipboard', { writeText });
    await press(user, 'Share');
    expect(await screen.findByText('Link copied.')).toBeVisible();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(url);
  });

  it('shows the link if the browser has neither share menu nor clipboard', async () => {
    const { user } = visit('/news/1');
    give('clipboard', undefined);
    await press(user, 'Share');
    expect(await screen.findByText(`Could not copy the link. Here it is: ${url}`)).toBeVisible();
  });
});
