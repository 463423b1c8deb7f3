import { idOf, matches, notFoundFile, pageFile, pathOfId, ruleFile } from './pathRules.ts';
import { cacheControl, hashedFolder, type HostRules, missingFile, noindexHeader } from './rules.ts';

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
  const named = path.slice(1);
  if (path.startsWith(hashedFolder)) {
    return exists(named) ? send(200, named, 'hashed') : send(404, missingFile.file, 'missing');
  }
  if (path !== '/' && path.endsWith('/')) {
    const Location = path.replace(/\/+$/, '') || '/';
    return { status: 301, headers: { ...rules.headers, Location } };
  }
  const rule = rules.paths.find((one) => matches(one.path, path));
  if (rule?.document === 'pageOfId') {
    const id = idOf(rule.path, path);
    if (!rule.ids.includes(id)) return send(404, notFoundFile(rule.path), 'missing');
    return send(200, pageFile(pathOfId(rule.path, id)), 'page');
  }
  if (rule) {
    return send(200, ruleFile(rule), 'page', rule.noindex && { 'X-Robots-Tag': noindexHeader });
  }
  if (exists(named)) return send(200, named, named.endsWith('.html') ? 'page' : 'other');
  return send(404, '404.html', 'missing');
}
