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
  /** A function where the head depends on the parameters. */
  head: Head | ((params: Readonly<Record<string, string | undefined>>) => Head);
  /** The page's source; see routes.tsx. */
  source?: string;
}

/** The document's title for a page. */
export const documentTitle = ({ title }: Head): string => `${title} – ${event.shortName}`;

/** The content of `<meta name="robots">`, or null for pages that may be indexed. */
export const robots = ({ noindex }: Head): string | null => (noindex ? 'noindex, nofollow' : null);
