import {
  cacheControl,
  hashedFolder,
  type HostConfig,
  matchesPath,
  missingFile,
  noindexHeader,
  pageFile,
  type Rewrite,
} from './hostConfig.ts';

/** Files that static hosts read from the published folder, by name. */
export const staticHostFiles = (config: HostConfig): Record<string, string> => ({
  _headers: headersFile(config),
  _redirects: redirectsFile(config),
  [missingFile.file]: missingFile.content,
});

/** A rewrite's paths in the syntax of static hosts; an optional parameter makes two paths. */
const hostPaths = ({ path }: Rewrite): string[] =>
  path.includes('?') ? [path.replace(/\/:[^/]+\?$/, ''), path.replace('?', '')] : [path];

/** Content of `_headers`. */
function headersFile(config: HostConfig): string {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const noindexPaths = config.rewrites.filter(({ noindex }) => noindex).flatMap(hostPaths);
  return [
    block('/*', config.headers),
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
function redirectsFile({ rewrites }: HostConfig): string {
  const hasOwnFile = ({ path, file }: Rewrite) => file === pageFile(path);
  const patterns = rewrites.filter((rewrite) => !hasOwnFile(rewrite));
  // A page with its own file needs a line if a pattern matches its path, too: `/register/visitor` and `/register/:id`.
  const needsLine = (rewrite: Rewrite) =>
    !hasOwnFile(rewrite) || patterns.some((one) => matchesPath(one, rewrite.path));
  const linesOf = (rewrite: Rewrite) => {
    const { file, status = 200 } = rewrite;
    return hostPaths(rewrite).map((path) => `${path} /${file.replace('.html', '')} ${status}`);
  };
  const lines = rewrites.filter(needsLine).flatMap(linesOf);
  const isPattern = (line: string) => /[:*]/.test(line);
  return [
    ...lines.filter((line) => !isPattern(line)),
    `${hashedFolder}* /${missingFile.file} 404`,
    ...lines.filter(isPattern),
    '/* /404.html 404',
    '',
  ].join('\n');
}
