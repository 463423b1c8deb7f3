import { matches, pageFile, pathOfId, type PathRule, ruleFile } from './pathRules.ts';
import { cacheControl, hashedFolder, type HostRules, missingFile, noindexHeader } from './rules.ts';

/** A rule's paths in the syntax of static hosts; an optional parameter makes two paths. */
const hostPaths = ({ path }: PathRule): string[] =>
  path.includes('?') ? [path.replace(/\/:[^/]+\?$/, ''), path.replace('?', '')] : [path];

/** Content of `_headers`. */
export function headersFile(rules: HostRules): string {
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

const rewrite = (path: string, file: string) => `${path} /${file.replace('.html', '')} 200`;

/**
 * Content of `_redirects`. Netlify looks for a file first, then applies these lines in order. Cloudflare Pages looks
 * for a line first, reads only 100 lines after the first line with a pattern, and needs targets without `.html`.
 */
export function redirectsFile({ paths }: HostRules): string {
  const needsLine = ({ document, path }: PathRule) =>
    document !== 'page' || paths.some((one) => one.document !== 'page' && matches(one.path, path));
  const idLines = (rule: PathRule) => {
    if (rule.document !== 'pageOfId') return [];
    return rule.ids.flatMap((id) => {
      const path = pathOfId(rule.path, id);
      return [rewrite(path, pageFile(path)), rewrite(`${path}-*`, pageFile(path))];
    });
  };
  const lines = paths
    .filter(needsLine)
    .flatMap((rule) => [
      ...idLines(rule),
      ...hostPaths(rule).map((path) => rewrite(path, ruleFile(rule))),
    ]);
  const isPattern = (line: string) => /[:*]/.test(line);
  return [
    ...lines.filter((line) => !isPattern(line)),
    `${hashedFolder}* /${missingFile.file} 404`,
    ...lines.filter(isPattern),
    '/* /404.html 404',
    '',
  ].join('\n');
}

/** Files that static hosts read from the published folder, by name. */
export const staticHostFiles = (rules: HostRules): Record<string, string> => ({
  _headers: headersFile(rules),
  _redirects: redirectsFile(rules),
  [missingFile.file]: missingFile.content,
});
