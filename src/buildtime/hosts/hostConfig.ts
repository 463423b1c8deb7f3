import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Which file hosts send for a path of the route table. Other paths get the file of their name, or `404.html`. */
export interface HostRoute {
  /** As in the route table, for example `/verify-Profile/:token?`; or with `*` at its end, for any text without a slash. */
  readonly path: string;
  readonly noindex: boolean;
  /**
   * A prerendered page, or `shell.html`: a document without a page, in which the app renders one. The shell is for paths
   * that the build does not render, because it does not know the token in a link, the user or an unlisted parameter.
   */
  readonly file: string;
  /** Default: 200. */
  readonly status?: 404;
}

/** How hosts serve the site: read by the preview server, and the source of all host configuration. */
export interface HostConfig {
  /** The first route that matches a path counts. */
  readonly routes: readonly HostRoute[];
  readonly headers: Readonly<Record<string, string>>;
}

export const shellFile = 'shell.html';

/** The file of a page, for example `/login` or `/faq.html`. */
export const pageFile = (path: string): string =>
  path === '/' ? 'index.html' : path.slice(1).replace(/(\.html)?$/, '.html');

function segmentPattern(segment: string): string {
  // An optional parameter may contain a slash, because hosts decode tokens first.
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

interface SiteResponse {
  status: 200 | 301 | 404;
  /** File under the site's root; none for a redirect. */
  file?: string;
  headers: Record<string, string>;
}

/** The response to a request for a decoded path. */
export function resolveRequest(
  path: string,
  config: HostConfig,
  exists: (file: string) => boolean,
): SiteResponse {
  const send = (status: 200 | 404, file: string, cache: keyof typeof cacheControl, more = {}) => ({
    status,
    file,
    headers: { ...config.headers, 'Cache-Control': cacheControl[cache], ...more },
  });
  const file = path.slice(1);
  if (path.startsWith(hashedFolder)) {
    return exists(file) ? send(200, file, 'hashed') : send(404, missingFile.file, 'missing');
  }
  if (path !== '/' && path.endsWith('/')) {
    const Location = path.replace(/\/+$/, '') || '/';
    return { status: 301, headers: { ...config.headers, Location } };
  }
  const route = config.routes.find((one) => matchesPath(one, path));
  if (route?.status === 404) return send(404, route.file, 'missing');
  if (route) {
    return send(200, route.file, 'page', route.noindex && { 'X-Robots-Tag': noindexHeader });
  }
  if (exists(file)) return send(200, file, file.endsWith('.html') ? 'page' : 'other');
  return send(404, '404.html', 'missing');
}

/** Folder of the host configuration, outside the site in `outDir`, so that it is never published. */
export const hostConfigFolder = (outDir: string): string => join('build', basename(outDir));

export const hostConfigFile = 'config.json';

/** Reads the host configuration of a built site. */
export function readHostConfig(outDir: string): HostConfig {
  const file = join(hostConfigFolder(outDir), hostConfigFile);
  if (!existsSync(file))
    throw new Error(
      `There is no build in ${outDir}. Run "npm run build" or "npm run build:all" first.`,
    );
  return JSON.parse(readFileSync(file, 'utf8')) as HostConfig;
}
