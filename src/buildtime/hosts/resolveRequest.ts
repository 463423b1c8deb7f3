import { noindexRules } from '../../routing/head.ts';
import { hashedFolder, missingFile } from '../outputFiles.ts';
import { cacheControl, type HostConfig, matchesPath } from './hostConfig.ts';

interface SiteResponse {
  status: 200 | 301 | 404;
  /** File under the site's root; none for a redirect. */
  file?: string;
  headers: Record<string, string>;
}

/** The response to a request for a decoded path. hosts.spec.ts checks that preview and nginx do the same. */
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
  if (path !== '/' && path.endsWith('/')) {
    // Two slashes at the start would name another host.
    const Location = encodeURI(path.replace(/^\/+/, '/').replace(/(?!^)\/+$/, ''));
    return { status: 301, headers: { ...config.headers, Location } };
  }
  const file = path.slice(1);
  if (path.startsWith(hashedFolder)) {
    return exists(file) ? send(200, file, 'hashed') : send(404, missingFile.file, 'missing');
  }
  const route = config.routes.find((one) => matchesPath(one, path));
  if (route?.status === 404) return send(404, route.file, 'missing');
  if (route) {
    return send(200, route.file, 'page', route.noindex && { 'X-Robots-Tag': noindexRules });
  }
  if (exists(file)) return send(200, file, file.endsWith('.html') ? 'page' : 'other');
  return send(404, '404.html', 'missing');
}
