import type { ComponentType } from 'react';
import type { Params, RouteObject } from 'react-router-dom';

/** The exports of a page. */
export interface PageModule {
  default: ComponentType;
  /** May return a head, which replaces that of the route table. */
  loader?: RouteObject['loader'];
  /** Imports what the loader will import for these parameters. */
  prefetchData?: (params: Params) => Promise<unknown> | undefined;
  /**
   * Lists the pages of a path with parameters, unless its route has `prerendered: false`. Other paths get the 404 page of
   * the list, or else the shell.
   */
  listPages?: () => readonly StaticPage[];
}

/** A page that the build prerenders. */
export interface StaticPage {
  path: string;
  /** Further paths at which hosts send the page; `*` at the end matches any text without a slash. */
  alsoAt?: readonly string[];
  /** True for a 404 page. Hosts send it, with status 404, at all paths of its route that have no page. */
  isNotFound?: true;
  /**
   * The modules that the built page loads from the start, as paths under `src`: those that its loader imports. The
   * build adds the page's own module.
   */
  sources?: readonly string[];
}
