import { idFile, pathPattern } from './resolveRequest.ts';
import {
  cacheControl,
  hashedFolder,
  missingFile,
  noindexHeader,
  shellFile,
  type PathRule,
  type HostRules,
} from './rules.ts';

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
 * Content of `_redirects`. Netlify looks for a file first, then applies these lines in order. Cloudflare Pages
 * looks for a line first, reads only 100 lines after the first line with a pattern, and needs targets without `.html`.
 * @param articleIds newest first.
 */
export function redirectsFile(rules: HostRules, articleIds: readonly string[]): string {
  const shells = rules.paths.filter(({ file }) => file === shellFile);
  const shadowed = rules.paths.filter(
    ({ path, file }) =>
      file !== shellFile && shells.some((shell) => new RegExp(pathPattern(shell.path)).test(path)),
  );
  const articleLines = ({ path }: PathRule) =>
    articleIds.flatMap((id) => {
      const article = path.replace(/:\w+/, id);
      const file = idFile(path, id);
      return [rewrite(article, file), rewrite(`${article}-*`, file)];
    });
  const shellLines = (rule: PathRule) => hostPaths(rule).map((path) => rewrite(path, shellFile));
  const lines = [
    ...shadowed.map(({ path, file }) => rewrite(path, file)),
    ...shells.filter(({ notFoundFile }) => !notFoundFile).flatMap(shellLines),
    ...shells
      .filter(({ notFoundFile }) => notFoundFile)
      .flatMap((rule) => [...articleLines(rule), ...shellLines(rule)]),
  ];
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
export const staticHostFiles = (
  rules: HostRules,
  articleIds: readonly string[],
): Record<string, string> => ({
  _headers: headersFile(rules),
  _redirects: redirectsFile(rules, articleIds),
  [missingFile.file]: missingFile.content,
});
