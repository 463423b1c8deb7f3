import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostRoute } from '../hostRoute.ts';
import { hostConfigFile, hostConfigFolder } from '../outputFiles.ts';

/** How hosts serve the site. */
export interface HostConfig {
  /** The first route that matches a path counts. */
  readonly routes: readonly HostRoute[];
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

export function readHostConfig(outDir: string): HostConfig {
  const file = join(hostConfigFolder(outDir), hostConfigFile);
  if (!existsSync(file))
    throw new Error(
      `There is no build in ${outDir}. Run "npm run build" or "npm run build:all" first.`,
    );
  return JSON.parse(readFileSync(file, 'utf8')) as HostConfig;
}
