import { cacheControl, hashedFolder, missingFile, noindexHeader, type HostRules } from './rules.ts';

/** A route path as a regular expression. Optional parameters may contain a slash: hosts decode tokens first. */
export const pathPattern = (path: string): string =>
  `^${path
    .replace(/\/:[^/?]+\?/g, '(?:/[^?]+)?')
    .replace(/:[^/]+/g, '[^/]+')
    .replaceAll('.', '\\.')}$`;

/** The same, with a group for the id: the part of the parameter before its first dash. */
export const idPattern = (path: string): string =>
  pathPattern(path).replace('[^/]+', '([^/-]*)[^/]*');

/** The file of a page that is found by its id. */
export const idFile = (path: string, id: string): string =>
  `${path.slice(1).replace(/:\w+/, id)}.html`;

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
  // Ignores case, as the router does.
  const page = rules.paths.find((rule) => new RegExp(pathPattern(rule.path), 'i').test(path));
  if (page?.notFoundFile) {
    const [, id = ''] = new RegExp(idPattern(page.path), 'i').exec(path) ?? [];
    const file = idFile(page.path, id);
    return exists(file) ? send(200, file, 'page') : send(404, page.notFoundFile, 'missing');
  }
  if (page) {
    return send(200, page.file, 'page', page.noindex && { 'X-Robots-Tag': noindexHeader });
  }
  if (exists(named)) return send(200, named, named.endsWith('.html') ? 'page' : 'other');
  return send(404, '404.html', 'missing');
}
