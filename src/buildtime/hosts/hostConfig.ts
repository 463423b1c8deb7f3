import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostConfigFile, hostConfigFolder } from '../outputFiles.ts';

/**
 * The file that hosts send for a path of the route table. Other paths get the file of their name, or else `404.html`;
 * below `/assets/`, `missing.txt`.
 */
export interface HostRoute {
  /** As in the route table, such as `/verify-Profile/:token?`; or with `*` at its end, for any text without a slash. */
  readonly path: string;
  readonly noindex: boolean;
  /**
   * A prerendered page, or the shell if the page depends on what the build cannot know: a token, the user, or a
   * parameter that is not listed.
   */
  readonly file: string;
  /** Default: 200. */
  readonly status?: 404;
}

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

function segmentPattern(segment: string): string {
  // An optional parameter may contain a slash, because some hosts decode the path first.
  if (segment.endsWith('?')) return '(?:/[^?]+)?';
  if (segment.startsWith(':')) return '/[^/]+';
  return `/${segment.replaceAll('.', '\\.').replace('*', '[^/]*')}`;
}

/** A route's path as a regular expression. */
export const pathPattern = ({ path }: HostRoute): string =>
  `^${path.split('/').slice(1).map(segmentPattern).join('')}$`;

/** True if the route is for this path of a URL. Ignores case, as the router does. */
export const matchesPath = (route: HostRoute, urlPath: string): boolean =>
  new RegExp(pathPattern(route), 'i').test(urlPath);
