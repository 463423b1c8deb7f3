import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PathRule } from './pathRules.ts';

/** How hosts serve the site: read by the preview server, and the source of all host configuration. */
export interface HostRules {
  /** The first rule that matches a path counts. */
  readonly paths: readonly PathRule[];
  readonly headers: Readonly<Record<string, string>>;
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

export const hashedFolder = '/assets/';

/** The response for a missing file in the hashed folder, instead of a 404 page. */
export const missingFile = { file: 'missing.txt', content: 'Not found\n' } as const;

/** Folder of the host configuration, outside the site in `outDir`, so that it is never published. */
export const hostConfigFolder = (outDir: string): string => join('build', basename(outDir));

export const hostRulesFile = 'rules.json';

/** Reads the rules of a built site. */
export function readHostRules(outDir: string): HostRules {
  const file = join(hostConfigFolder(outDir), hostRulesFile);
  if (!existsSync(file))
    throw new Error(`There is no build in ${outDir}. Run "npm run build:all" first.`);
  return JSON.parse(readFileSync(file, 'utf8')) as HostRules;
}
