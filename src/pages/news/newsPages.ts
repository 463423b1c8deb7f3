import type { NewsItem } from '../../data/news';

/** A page of the list of all articles. */
export interface NewsPage {
  items: readonly NewsItem[];
  /** From 1 on. */
  page: number;
  /** How many there are. */
  pages: number;
}

/** How many articles a page of the list shows. */
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
