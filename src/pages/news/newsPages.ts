import { newsListPath } from '../../data/newsPath';
import { event } from '../../data/event';
import type { NewsItem } from '../../data/news';
import type { Head } from '../../layout/head';

/** A page of the list. */
export interface NewsPage {
  items: readonly NewsItem[];
  /** Counted from 1. */
  page: number;
  pages: number;
  /** Set from page 2 on; the first page has its head in routes.tsx. */
  head?: Head;
}

const perPage = 24;

/** The pages of the list, newest articles first. */
export function newsPages(news: readonly NewsItem[]): NewsPage[] {
  const pages = Math.ceil(news.length / perPage);
  return Array.from({ length: pages }, (_, index) => {
    const page = index + 1;
    const items = news.slice(index * perPage, page * perPage);
    if (page === 1) return { items, page, pages };
    const head = {
      title: `News & Blog – page ${page}`,
      description: `Page ${page} of ${pages}: earlier articles about the ${event.name}.`,
      canonical: newsListPath(page),
    };
    return { items, page, pages, head };
  });
}
