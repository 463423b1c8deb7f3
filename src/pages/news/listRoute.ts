import { data, type LoaderFunctionArgs } from 'react-router-dom';
import lists from 'virtual:news/lists';
import { newsListPath } from '../../components/newsPath';
import type { NewsPage } from '../../data/news';
import type { Head } from '../../layout/head';
import { loadPart } from './loadPart';

/** What a page of the list shows; its head where that is not the one of the route table. */
interface ListData {
  head?: Head;
  /** Null when there is no such page. */
  list: NewsPage | null;
}

const missing: Head = {
  title: 'Page Not Found',
  description: 'This page does not exist or may have been moved.',
  noindex: true,
};

/** Gives the page of the list that the address names; none, with the status 404, when there is none. */
export async function loader({ params }: LoaderFunctionArgs) {
  const load = lists.get(params.page ?? '');
  if (!load) return data<ListData>({ head: missing, list: null }, { status: 404 });
  const list = await loadPart(load);
  const { page, pages } = list;
  if (page === 1) return data<ListData>({ list });
  const head = {
    title: `News & Blog – page ${page}`,
    description: `Page ${page} of ${pages}: earlier articles of the World Humanoid Robotics Championship.`,
    canonical: newsListPath(page),
  };
  return data<ListData>({ head, list });
}
