import type { NewsItem } from '../data/news';

/**
 * The slug of a title: lower case, with each run of characters other than a–z and 0–9 as one dash, and no
 * dash at either end.
 */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** The address of an article: `/news/{id}-{slug}`. */
export const newsPath = (item: Pick<NewsItem, 'id' | 'title'>): string =>
  `/news/${item.id}-${slugOf(item.title)}`;

/** The address of a page of the list: `/news-or-blog`, `/news-or-blog/2` and so on. */
export const newsListPath = (page: number): string =>
  page === 1 ? '/news-or-blog' : `/news-or-blog/${page}`;
