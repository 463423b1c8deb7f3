import { cacheControl, hashedFolder, missingFile, noindexHeader, type SiteRules } from './rules.ts';

/**
 * A path of the route table as a regular expression; letter case does not count, as in the router. What may
 * be left out is a token: hosts decode addresses first, so that there may be a slash in it.
 */
export const pathPattern = (path: string): string =>
  `^${path
    .replace(/\/:[^/?]+\?/g, '(?:/[^?]+)?')
    .replace(/:[^/]+/g, '[^/]+')
    .replaceAll('.', '\\.')}$`;

/** The same with the id, the part of the parameter before the first dash, as its group. */
export const idPattern = (path: string): string =>
  pathPattern(path).replace('[^/]+', '([^/-]*)[^/]*');

/** The file of a page that is found by its id. */
export const idFile = (path: string, id: string): string =>
  `${path.slice(1).replace(/:\w+/, id)}.html`;

const matches = (pattern: string, path: string) => new RegExp(pattern, 'i').test(path);

/** What a host sends for one address. */
export interface SiteResponse {
  status: 200 | 301 | 404;
  /** File under the site's root; none for a redirect. */
  file?: string;
  headers: Record<string, string>;
}

/**
 * The answer to an address.
 * @param path of the request, without its query.
 * @param exists tells whether a file is there under the site's root.
 */
export function resolveRequest(
  path: string,
  rules: SiteRules,
  exists: (file: string) => boolean,
): SiteResponse {
  const answer = (status: SiteResponse['status'], file: string | undefined, more: object) => ({
    status,
    file,
    headers: { ...rules.headers, ...more },
  });
  const named = path.slice(1);
  if (path.startsWith(hashedFolder)) {
    return exists(named)
      ? answer(200, named, { 'Cache-Control': cacheControl.hashed })
      : answer(404, missingFile.file, { 'Cache-Control': cacheControl.missing });
  }
  if (path !== '/' && path.endsWith('/')) {
    return answer(301, undefined, { Location: path.replace(/\/+$/, '') || '/' });
  }
  const page = rules.paths.find((rule) => matches(pathPattern(rule.path), path));
  if (page?.missing) {
    const [, id = ''] = new RegExp(idPattern(page.path), 'i').exec(path) ?? [];
    const file = idFile(page.path, id);
    return exists(file)
      ? answer(200, file, { 'Cache-Control': cacheControl.page })
      : answer(404, page.missing, { 'Cache-Control': cacheControl.missing });
  }
  if (page) {
    const { file } = page;
    const robots = page.noindex && { 'X-Robots-Tag': noindexHeader };
    return answer(200, file, { 'Cache-Control': cacheControl.page, ...robots });
  }
  if (exists(named)) {
    const kind = named.endsWith('.html') ? cacheControl.page : cacheControl.other;
    return answer(200, named, { 'Cache-Control': kind });
  }
  return answer(404, '404.html', { 'Cache-Control': cacheControl.missing });
}
