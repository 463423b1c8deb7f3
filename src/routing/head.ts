import type { RouterState } from 'react-router-dom';
import { championship } from '../data/championship.ts';
import type { NewsItem } from '../data/news.ts';

/** A page's part of the document's head. */
export interface Head {
  /** Without the site's name, which `documentTitle` adds. */
  title: string;
  description: string;
  /** Canonical path, if several URLs show the page. */
  canonical?: string;
  noindex?: boolean;
  /** The article of an article page, for link previews and search engines. */
  article?: NewsItem;
}

const hasHead = (value: unknown): value is { head: Head } =>
  typeof value === 'object' && value !== null && 'head' in value;

interface Match {
  handle: unknown;
  loaderData: unknown;
}

/** The head of the deepest match that has one, from its loader or else the route table. */
export const headOfMatches = (matches: readonly Match[]): Head | null =>
  matches.flatMap(({ handle, loaderData }) => [handle, loaderData]).findLast(hasHead)?.head ?? null;

/** The head of the page that a router shows. */
export const headOfPage = ({ matches, loaderData }: Pick<RouterState, 'matches' | 'loaderData'>) =>
  headOfMatches(
    matches.map(({ route: { id, handle } }) => ({
      handle: handle as unknown,
      loaderData: loaderData[id] as unknown,
    })),
  );

export const documentTitle = ({ title }: Pick<Head, 'title'>): string =>
  `${title} – ${championship.shortName}`;

/** The rules for search engines on pages with `noindex`: in the head, and in a header of hosts. */
export const noindexRules = 'noindex, nofollow';
