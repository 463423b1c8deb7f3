import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { SiteRules } from './rules';

/** Folder of the host configuration: beside the site in `outDir`, so that it is never published. */
export const hostConfigFolder = (outDir: string): string => join('build', basename(outDir));

export const rulesFile = 'rules.json';

/** Reads the rules of a built site. */
export function readRules(outDir: string): SiteRules {
  const file = join(hostConfigFolder(outDir), rulesFile);
  if (!existsSync(file)) throw new Error('No build found. Run "npm run build" first.');
  return JSON.parse(readFileSync(file, 'utf8')) as SiteRules;
}
