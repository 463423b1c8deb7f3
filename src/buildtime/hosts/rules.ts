/*
 * What a host has to know about the site beside its files. The recipes for nginx and static hosts follow
 * from it, and the preview server works by it.
 */

/** A page's address and the file it is answered with. */
export interface PathRule {
  /** As in the route table, for example `/verify-Profile/:token?`. */
  path: string;
  /** File under the site's root. */
  file: string;
  /** True for account pages, which search engines leave out. */
  noindex: boolean;
  /**
   * Set if the parameter begins with an id, alone or before a dash and any words, which names the file. The file for
   * unknown ids, with the status 404. Static hosts, which cannot tell, send `file` instead.
   */
  missing?: string;
}

/** How a host answers. */
export interface SiteRules {
  paths: readonly PathRule[];
  /** Sent with every answer. */
  headers: Readonly<Record<string, string>>;
}

/** `Cache-Control` by what is sent. */
export const cacheControl = {
  /** Names with a hash: the content behind one never changes. */
  hashed: 'public, max-age=31536000, immutable',
  /** Pages: always asked for again, so that a deploy is seen at once. */
  page: 'no-cache',
  /** Icons, feeds and other files with lasting names. */
  other: 'public, max-age=3600',
  /** What is not there now may be there in a moment. */
  missing: 'no-store',
} as const;

/** `X-Robots-Tag` of account pages. */
export const noindexHeader = 'noindex, nofollow';

/** The document for addresses without a page of their own. */
export const shellFile = 'shell.html';

/** Folder of the files with a hash in their names. */
export const hashedFolder = '/assets/';

/** What a missing file in the hashed folder is answered with: never a page. */
export const missingFile = { file: 'missing.txt', content: 'Not found\n' } as const;

/**
 * The rules that follow from the site's addresses.
 * @param pages those with a page of their own; the pages of what is not there, among them, are no addresses.
 *   Articles are found by their ids: their number makes the rules no longer.
 * @param shellPaths those that are answered with the shell, unless there is a file of their name.
 * @param headers sent with every answer.
 */
export function siteRules(
  pages: readonly (PathRule & { article?: unknown })[],
  shellPaths: readonly Omit<PathRule, 'file'>[],
  headers: SiteRules['headers'],
): SiteRules {
  const addresses = pages.filter(({ path, article }) => !path.endsWith('*') && !article);
  return {
    paths: [
      ...addresses.map(({ path, file, noindex }) => ({ path, file, noindex })),
      ...shellPaths.map((address) => ({ ...address, file: shellFile })),
    ],
    headers,
  };
}
