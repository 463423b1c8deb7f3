import type { NewsItem } from './news.ts';

/** The slug of a title: lower case, one dash for each run of characters other than a–z and 0–9, none at the ends. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** `/news/{id}-{slug}`. */
export const newsPath = (item: Pick<NewsItem, 'id' | 'title'>): string =>
  `/news/${item.id}-${slugOf(item.title)}`;
