import type { NewsItem } from '../../data/news';

/** A page of the list. */
export interface NewsPage {
  items: readonly NewsItem[];
  /** Counted from 1. */
  page: number;
  pages: number;
}

const perPage = 24;

/** The pages of the list, newest articles first. */
export function newsPages(news: readonly NewsItem[]): NewsPage[] {
  const pages = Math.ceil(news.length / perPage);
  return Array.from({ length: pages }, (_, index) => ({
    items: news.slice(index * perPage, (index + 1) * perPage),
    page: index + 1,
    pages,
  }));
}
