import type { ComponentType } from 'react';
import type { Params, RouteObject } from 'react-router-dom';
import type { Head } from './head.ts';

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
   * A path that renders the 404 page of this route. Hosts send this page, with status 404, at all other paths. Without
   * this property, they send the shell.
   */
  notFoundPath?: string;
}

/** The parts of a loaded page that the router keeps. */
export interface RouteHandle extends Pick<PageModule, 'prefetchData'> {
  head: Head;
}
