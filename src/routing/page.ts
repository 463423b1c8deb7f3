import type { ComponentType } from 'react';
import type { Params, RouteObject, RouterState } from 'react-router-dom';
import { event } from '../data/event.ts';
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

/** The exports of a page. */
export interface PageModule {
  default: ComponentType;
  /** May return a head, which replaces that of the route table. */
  loader?: RouteObject['loader'];
  /** Imports what the loader will import for these parameters. */
  prefetchData?: (params: Params) => Promise<unknown> | undefined;
  /** Lists the pages of a path with parameters, unless its route has `prerender: false`. */
  listPages?: () => PageList;
}

/** A page of a path with parameters, such as an article. */
export interface ListedPage {
  path: string;
  /** Further paths at which hosts send the page; `*` at the end matches any text without a slash. */
  alsoAt?: readonly string[];
  /** A module that the page's loader imports, a path under `src`. The built page loads it from the start. */
  source?: string;
}

/** All pages of a path with parameters. */
export interface PageList {
  pages: readonly ListedPage[];
  /**
   * A path that renders the 404 page of this route. Hosts send this page, with status 404, at all other paths. If no path
   * is given, they send the shell.
   */
  notFoundPath?: string;
}

/** What the router keeps of a loaded page. */
export interface RouteHandle extends Pick<PageModule, 'prefetchData'> {
  head: Head;
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

/** The document's title for a page. */
export const documentTitle = ({ title }: Head): string => `${title} – ${event.shortName}`;

/** The content of `<meta name="robots">`, or null for pages that may be indexed. */
export const robots = ({ noindex }: Head): string | null => (noindex ? 'noindex, nofollow' : null);
