import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { SiteRules } from './rules';

/** Where the build leaves what a host has to know about the site in `outDir`: beside it, not inside. */
export const hostConfigFolder = (outDir: string): string => join('build', basename(outDir));

/** The name of the rules in this folder. */
export const rulesFile = 'rules.json';

/**
 * The rules of a built site.
 * @throws Error when it has not been built.
 */
export function readRules(outDir: string): SiteRules {
  const file = join(hostConfigFolder(outDir), rulesFile);
  if (!existsSync(file)) throw new Error('No build found. Run "npm run build" first.');
  return JSON.parse(readFileSync(file, 'utf8')) as SiteRules;
}
