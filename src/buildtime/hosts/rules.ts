import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The file for a path of the route table. */
export interface PathRule {
  path: string;
  file: string;
  noindex: boolean;
  /**
   * For paths with an id: the file sent with 404 for an unknown id. Static hosts cannot send 404 here: they send `file`.
   */
  notFoundFile?: string;
}

/** How hosts serve the site: read by the preview server, and the source of all host configuration. */
export interface HostRules {
  paths: readonly PathRule[];
  headers: Readonly<Record<string, string>>;
}

export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  /** Revalidated each time, so that a deploy shows at once. */
  page: 'no-cache',
  other: 'public, max-age=3600',
  /** A missing file may appear with the next deploy. */
  missing: 'no-store',
} as const;

export const noindexHeader = 'noindex, nofollow';

/** The document for paths without a prerendered page. */
export const shellFile = 'shell.html';

export const hashedFolder = '/assets/';

/** Sent for a missing file in the hashed folder, instead of a page. */
export const missingFile = { file: 'missing.txt', content: 'Not found\n' } as const;

/**
 * The rules for prerendered pages and shell paths. Leaves out pages that are found by an id, and 404 pages, which have
 * no path.
 */
export function hostRules(
  pages: readonly (PathRule & { id?: string })[],
  shellPaths: readonly Omit<PathRule, 'file'>[],
  headers: HostRules['headers'],
): HostRules {
  const ruled = pages.filter(({ path, id }) => !path.endsWith('*') && id === undefined);
  return {
    paths: [
      ...ruled.map(({ path, file, noindex }) => ({ path, file, noindex })),
      ...shellPaths.map((rule) => ({ ...rule, file: shellFile })),
    ],
    headers,
  };
}

/** Folder of the host configuration: beside the site in `outDir`, so that it is never published. */
export const hostConfigFolder = (outDir: string): string => join('build', basename(outDir));

export const hostRulesFile = 'rules.json';

/** Reads the rules of a built site. */
export function readHostRules(outDir: string): HostRules {
  const file = join(hostConfigFolder(outDir), hostRulesFile);
  if (!existsSync(file))
    throw new Error(`There is no build in ${outDir}. Run "npm run build:all" first.`);
  return JSON.parse(readFileSync(file, 'utf8')) as HostRules;
}
