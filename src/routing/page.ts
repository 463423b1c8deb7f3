import type { ComponentType } from 'react';
import type { Params, RouteObject } from 'react-router-dom';
import type { Head } from './head';

/** The exports of a page. */
export interface PageModule {
  default: ComponentType;
  /** May return a head, which replaces that of the route table. */
  loader?: RouteObject['loader'];
  /** Imports what the loader will import for these parameters. */
  prefetch?: (params: Params) => Promise<unknown> | undefined;
  /** Lists the pages of a path with parameters, unless its route has `prerender: false`. */
  staticPaths?: () => StaticPaths;
}

export type StaticPaths =
  /** Paths to prerender. Other paths get the shell. */
  | { paths: readonly string[] }
  | {
      /** Paths to prerender, if the part before the first dash alone identifies the page, as in `/news/:id`. */
      byId: readonly { id: string; path: string }[];
      /** A path that renders the 404 page of these ids. Hosts send that page, with status 404, for every other id. */
      notFoundPath: string;
    };

/** What the router keeps of a loaded page. */
export interface RouteHandle extends Pick<PageModule, 'prefetch'> {
  head: Head;
  /** Path under `src`. */
  file: string;
}

/** True for the paths of static 404 pages (`*`, `/news/*`). Hosts send such a page for many URLs. */
export const isNotFoundPath = (path: string): boolean => path.endsWith('*');
