import { event } from '../data/event';

/** What a page says of itself beside its content. */
export interface Head {
  /** Title of the page alone; the site's name is added. */
  title: string;
  description: string;
  /** Path that counts where several addresses show the page; else the address itself. */
  canonical?: string;
  /** True for pages that search engines shall leave out. */
  noindex?: boolean;
}

/** What a route carries as its `handle`: its head, or how the head follows from its parameters. */
export interface RouteHandle {
  head: Head | ((params: Readonly<Record<string, string | undefined>>) => Head);
  /** The page's source; see routes.tsx. */
  source?: string;
}

/** The document's title for a page. */
export const documentTitle = ({ title }: Head): string => `${title} – ${event.shortName}`;

/** The content of `<meta name="robots">`, or null for pages that may be indexed. */
export const robots = ({ noindex }: Head): string | null => (noindex ? 'noindex, nofollow' : null);
