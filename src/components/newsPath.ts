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
