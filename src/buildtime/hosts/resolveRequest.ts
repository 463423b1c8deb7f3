import {
  cacheControl,
  hashedFolder,
  type HostRules,
  matchPath,
  missingFile,
  noindexHeader,
} from './hostRules.ts';

export interface SiteResponse {
  status: 200 | 301 | 404;
  /** File under the site's root; none for a redirect. */
  file?: string;
  headers: Record<string, string>;
}

/** The response to a request for a decoded path. */
export function resolveRequest(
  path: string,
  rules: HostRules,
  exists: (file: string) => boolean,
): SiteResponse {
  const send = (status: 200 | 404, file: string, cache: keyof typeof cacheControl, more = {}) => ({
    status,
    file,
    headers: { ...rules.headers, 'Cache-Control': cacheControl[cache], ...more },
  });
  const file = path.slice(1);
  if (path.startsWith(hashedFolder)) {
    return exists(file) ? send(200, file, 'hashed') : send(404, missingFile.file, 'missing');
  }
  if (path !== '/' && path.endsWith('/')) {
    const Location = path.replace(/\/+$/, '') || '/';
    return { status: 301, headers: { ...rules.headers, Location } };
  }
  for (const rule of rules.pathRules) {
    const match = matchPath(rule, path);
    if (!match) continue;
    const { id = '' } = match;
    const { byId, noindex } = rule;
    if (byId && !byId.ids.includes(id)) return send(404, byId.notFound, 'missing');
    const robots = noindex && { 'X-Robots-Tag': noindexHeader };
    return send(200, rule.file.replace('$1', id), 'page', robots);
  }

  if (exists(file)) return send(200, file, file.endsWith('.html') ? 'page' : 'other');
  return send(404, '404.html', 'missing');
}
