import { event } from '../data/event';

/** What a page adds to the document's head. */
export interface Head {
  /** Title of the page alone; the site's name is added. */
  title: string;
  description: string;
  /** Canonical path, where several addresses show the page. */
  canonical?: string;
  /** True for pages that search engines must not index. */
  noindex?: boolean;
}

/** The `handle` of a route. */
export interface RouteHandle {
  head: Head;
  /** The page's source; see routes.tsx. */
  source?: string;
}

const hasHead = (value: unknown): value is { head: Head } =>
  typeof value === 'object' && value !== null && 'head' in value;

/**
 * The head of a matched route: what its loader found in the address, else its row in the route table.
 * @returns null for a route that is no page.
 */
export function headOf(match: { handle: unknown; loaderData: unknown }): Head | null {
  return [match.loaderData, match.handle].find(hasHead)?.head ?? null;
}

/** The document's title for a page. */
export const documentTitle = ({ title }: Head): string => `${title} – ${event.shortName}`;

/** The content of `<meta name="robots">`, or null for pages that may be indexed. */
export const robots = ({ noindex }: Head): string | null => (noindex ? 'noindex, nofollow' : null);
