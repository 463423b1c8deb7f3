/**
 * Which document hosts send for a path of the route table:
 *
 * - `page`: the prerendered file of the path. `/login` gets `login.html`.
 * - `pageOfId`: a prerendered file for each id, the part of the parameter before its first dash. With `/news/:id`,
 *   `/news/1-any-words` gets `news/1.html`, a copy of `news/1-one-floor….html`. An unknown id gets
 *   `news-not-found.html` with status 404; static hosts can only send the shell, with status 200.
 * - `shell`: `shell.html`, a document without a page, in which the app renders one. For paths that the build does
 *   not render: it does not know the token in a link, the user or an unlisted parameter.
 *
 * Other paths get the file of their name, or `404.html`.
 */
export type PathRule = { readonly path: string; readonly noindex: boolean } & (
  | { readonly document: 'page' | 'shell' }
  | { readonly document: 'pageOfId'; readonly ids: readonly string[] }
);

export const shellFile = 'shell.html';

/** The file of a page, for example `/login` or `/faq.html`. */
export const pageFile = (path: string): string =>
  path === '/' ? 'index.html' : path.slice(1).replace(/(\.html)?$/, '.html');

/** `/news/:id` with its id, for example `/news/1`. */
export const pathOfId = (path: string, id: string): string => path.replace(/:\w+/, id);

/** The file with the 404 page of a path with ids: `news-not-found.html`. */
export const notFoundFile = (path: string): string =>
  path.slice(1).replace(/\/.*/, '-not-found.html');

/** The file of a rule; if it has ids, the file for unknown ones on static hosts. */
export const ruleFile = ({ document, path }: PathRule): string =>
  document === 'page' ? pageFile(path) : shellFile;

/** A path as a regular expression. Optional parameters may contain a slash, because hosts decode tokens first. */
export const pathPattern = (path: string): string =>
  `^${path
    .replace(/\/:[^/?]+\?/g, '(?:/[^?]+)?')
    .replace(/:[^/]+/g, '[^/]+')
    .replaceAll('.', '\\.')}$`;

/** The regular expression of `pathPattern`, with a group for the id. */
export const idPattern = (path: string): string =>
  pathPattern(path).replace('[^/]+', '([^/-]*)[^/]*');

/** True if the URL path belongs to the path of the route table. Ignores case, as the router does. */
export const matches = (path: string, urlPath: string): boolean =>
  new RegExp(pathPattern(path), 'i').test(urlPath);

/** The id in a URL path: `1` in `/news/1-any-words`. */
export const idOf = (path: string, urlPath: string): string =>
  new RegExp(idPattern(path), 'i').exec(urlPath)?.[1] ?? '';
