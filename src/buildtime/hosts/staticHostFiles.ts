import {
  cacheControl,
  hashedFolder,
  missingFile,
  noindexHeader,
  shellFile,
  type PathRule,
  type SiteRules,
} from './rules.ts';

/** How static hosts write a path of the route table: `/news/:id`, with `*` for what may be left out. */
const hostPaths = ({ path }: PathRule): string[] =>
  path.includes('?') ? [path.replace(/\/:[^/]+\?$/, ''), path.replace('?', '')] : [path];

/** `_headers`, as several static hosts read it. */
export function headersFile(rules: SiteRules): string {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const hidden = rules.paths.filter(({ noindex }) => noindex).flatMap(hostPaths);
  return [
    block('/*', rules.headers),
    block(`${hashedFolder}*`, { 'Cache-Control': cacheControl.hashed }),
    ...hidden.map((path) => block(path, { 'X-Robots-Tag': noindexHeader })),
    '',
  ].join('\n');
}

/** `_redirects`: files come first, then these lines in their order. */
export function redirectsFile(rules: SiteRules): string {
  const lines = rules.paths
    .filter(({ file }) => file === shellFile)
    .flatMap((rule) => hostPaths(rule).map((path) => `${path} /${shellFile} 200`));
  return [`${hashedFolder}* /${missingFile.file} 404`, ...lines, '/* /404.html 404', ''].join('\n');
}

/** The files that a host finds in the published folder beside the site's own. */
export const staticHostFiles = (rules: SiteRules): Record<string, string> => ({
  _headers: headersFile(rules),
  _redirects: redirectsFile(rules),
  [missingFile.file]: missingFile.content,
});
