import type { ComponentType } from 'react';
import type { Params, RouteObject } from 'react-router-dom';
import { event } from '../data/event';
import type { NewsItem } from '../data/news';

/** The exports of a page: one component, whose name begins with a capital letter, and these. */
export interface PageModule extends Readonly<Record<string, unknown>> {
  /** May return a head, which replaces that of the route table. */
  loader?: RouteObject['loader'];
  /** Imports what the loader will import for these parameters. */
  prefetch?: (params: Params) => Promise<unknown> | undefined;
  /** Describes the pages of a path with parameters to the build. */
  staticPaths?: () => StaticPaths;
}

export interface StaticPaths {
  /** Prerendered. */
  paths: readonly string[];
  /** The response to other parameters: the shell, or the not-found page at this path. */
  otherPaths: 'shell' | `/${string}`;
}

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

/** What the router keeps of a matched page. */
export interface RouteHandle {
  head: Head;
  module: PageModule;
}

/** @throws if the page exports no component. */
export function componentOf(module: PageModule): ComponentType {
  const [, Component] = Object.entries(module).find(([name]) => /^[A-Z]/.test(name)) ?? [];
  if (typeof Component !== 'function') throw new Error('The page exports no component');
  return Component as ComponentType;
}

const hasHead = (value: unknown): value is { head: Head } =>
  typeof value === 'object' && value !== null && 'head' in value;

/** The head of a matched route, from its loader or else the route table; null if the route is not a page. */
export function headOf(match: { handle: unknown; loaderData: unknown }): Head | null {
  return [match.loaderData, match.handle].find(hasHead)?.head ?? null;
}

/** The document's title for a page. */
export const documentTitle = ({ title }: Head): string => `${title} – ${event.shortName}`;

/** The content of `<meta name="robots">`, or null for pages that may be indexed. */
export const robots = ({ noindex }: Head): string | null => (noindex ? 'noindex, nofollow' : null);
