import type { ComponentType } from 'react';
import type { Params, RouteObject } from 'react-router-dom';

/** The exports of a page: one component, whose name begins with a capital letter, and these. */
export interface PageModule extends Readonly<Record<string, unknown>> {
  /** May return a head; see head.ts. */
  loader?: RouteObject['loader'];
  /** Imports what the loader will import for these parameters. */
  prefetch?: (params: Params) => Promise<unknown> | undefined;
  /** Describes the pages of a path with parameters to the build. */
  staticPaths?: () => StaticPaths;
}

export interface StaticPaths {
  /** Prerendered. */
  paths: readonly string[];
  /** The response to other parameters: the shell, the 404 page, or the not-found page at this path. */
  otherPaths: 'shell' | '404' | `/${string}`;
}

/** @throws if the page exports no component. */
export function componentOf(module: PageModule): ComponentType {
  const [, Component] = Object.entries(module).find(([name]) => /^[A-Z]/.test(name)) ?? [];
  if (typeof Component !== 'function') throw new Error('The page exports no component');
  return Component as ComponentType;
}
