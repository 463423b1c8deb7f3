import {
  cacheControl,
  hashedFolder,
  type HostRules,
  matchesPath,
  missingFile,
  noindexHeader,
  pageFile,
  type PathRule,
} from './hostRules.ts';

/** Files that static hosts read from the published folder, by name. */
export const staticHostFiles = (rules: HostRules): Record<string, string> => ({
  _headers: headersFile(rules),
  _redirects: redirectsFile(rules),
  [missingFile.file]: missingFile.content,
});

/** A rule's paths in the syntax of static hosts; an optional parameter makes two paths. */
const hostPaths = ({ path }: PathRule): string[] =>
  path.includes('?') ? [path.replace(/\/:[^/]+\?$/, ''), path.replace('?', '')] : [path];

/** Content of `_headers`. */
function headersFile(rules: HostRules): string {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const noindexPaths = rules.pathRules.filter(({ noindex }) => noindex).flatMap(hostPaths);
  return [
    block('/*', rules.headers),
    block(`${hashedFolder}*`, { 'Cache-Control': cacheControl.hashed }),
    ...noindexPaths.map((path) => block(path, { 'X-Robots-Tag': noindexHeader })),
    '',
  ].join('\n');
}

/**
 * Content of `_redirects`. Netlify looks for a file first, then applies these lines in order. Cloudflare Pages looks
 * for a line first, reads only 100 lines after the first line with a pattern, needs targets without `.html`, ignores
 * lines with status 404, and sends `404.html` instead.
 */
function redirectsFile({ pathRules }: HostRules): string {
  const hasOwnFile = ({ path, file }: PathRule) => file === pageFile(path);
  const patterns = pathRules.filter((rule) => !hasOwnFile(rule));
  // A page with its own file needs a line if a pattern matches its path, too: `/register/visitor` and `/register/:id`.
  const needsLine = (rule: PathRule) =>
    !hasOwnFile(rule) || patterns.some((one) => matchesPath(one, rule.path));
  const linesOf = (rule: PathRule) => {
    const { file, status = 200 } = rule;
    return hostPaths(rule).map((path) => `${path} /${file.replace('.html', '')} ${status}`);
  };
  const lines = pathRules.filter(needsLine).flatMap(linesOf);
  const isPattern = (line: string) => /[:*]/.test(line);
  return [
    ...lines.filter((line) => !isPattern(line)),
    `${hashedFolder}* /${missingFile.file} 404`,
    ...lines.filter(isPattern),
    '/* /404.html 404',
    '',
  ].join('\n');
}
