import { event } from '../data/event';
import type { NewsItem } from '../data/news';

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

/** The head of a matched route, from its loader or else the route table; null if the route is not a page. */
export function headOf(match: { handle: unknown; loaderData: unknown }): Head | null {
  return [match.loaderData, match.handle].find(hasHead)?.head ?? null;
}

/** The document's title for a page. */
export const documentTitle = ({ title }: Head): string => `${title} – ${event.shortName}`;

/** The content of `<meta name="robots">`, or null for pages that may be indexed. */
export const robots = ({ noindex }: Head): string | null => (noindex ? 'noindex, nofollow' : null);
