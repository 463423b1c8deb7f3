import {
  cacheControl,
  hashedFolder,
  missingFile,
  noindexHeader,
  shellFile,
  type PathRule,
  type SiteRules,
} from './rules.ts';

/** The paths of a rule as static hosts write them: without and with an optional parameter. */
const hostPaths = ({ path }: PathRule): string[] =>
  path.includes('?') ? [path.replace(/\/:[^/]+\?$/, ''), path.replace('?', '')] : [path];

/** Content of `_headers`. */
export function headersFile(rules: SiteRules): string {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const noindexPaths = rules.paths.filter(({ noindex }) => noindex).flatMap(hostPaths);
  return [
    block('/*', rules.headers),
    block(`${hashedFolder}*`, { 'Cache-Control': cacheControl.hashed }),
    ...noindexPaths.map((path) => block(path, { 'X-Robots-Tag': noindexHeader })),
    '',
  ].join('\n');
}

/** Content of `_redirects`. Hosts look for a file first, then apply these lines in order. */
export function redirectsFile(rules: SiteRules): string {
  const lines = rules.paths
    .filter(({ file }) => file === shellFile)
    .flatMap((rule) => hostPaths(rule).map((path) => `${path} /${shellFile} 200`));
  return [`${hashedFolder}* /${missingFile.file} 404`, ...lines, '/* /404.html 404', ''].join('\n');
}

/** Files that static hosts read from the published folder, by name. */
export const staticHostFiles = (rules: SiteRules): Record<string, string> => ({
  _headers: headersFile(rules),
  _redirects: redirectsFile(rules),
  [missingFile.file]: missingFile.content,
});
