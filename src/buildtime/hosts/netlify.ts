import { noindexRules } from '../../routing/head.ts';
import { hashedFolder, missingFile, pageFile } from '../outputFiles.ts';
import { cacheControl, type HostConfig, type HostRoute, matchesPath } from './hostConfig.ts';

/** Files that Netlify, Cloudflare Pages and others read from the published folder, by name. */
export const netlifyFiles = (config: HostConfig): Record<string, string> => ({
  _headers: headersFile(config),
  _redirects: redirectsFile(config),
  [missingFile.file]: missingFile.content,
});

/** A route's paths in the syntax of these files; an optional parameter makes two paths. */
const hostPaths = ({ path }: HostRoute): string[] =>
  path.includes('?') ? [path.replace(/\/:[^/]+\?$/, ''), path.replace('?', '')] : [path];

function headersFile(config: HostConfig): string {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const noindexPaths = config.routes.filter(({ noindex }) => noindex).flatMap(hostPaths);
  return [
    block('/*', config.headers),
    block(`${hashedFolder}*`, { 'Cache-Control': cacheControl.hashed }),
    ...noindexPaths.map((path) => block(path, { 'X-Robots-Tag': noindexRules })),
    '',
  ].join('\n');
}

/**
 * Content of `_redirects`. Netlify looks for a file first, then applies these lines in order. Cloudflare Pages looks
 * for a line first, and reads only 100 lines after the first line with a pattern. It needs targets without `.html`. It
 * ignores lines with status 404 and sends `404.html` instead.
 */
function redirectsFile({ routes }: HostConfig): string {
  const hasOwnFile = ({ path, file }: HostRoute) => file === pageFile(path);
  const patterns = routes.filter((route) => !hasOwnFile(route));
  // A page with its own file also needs a line if a pattern matches its path: `/register/:id` matches `/register/visitor`.
  const needsLine = (route: HostRoute) =>
    !hasOwnFile(route) || patterns.some((one) => matchesPath(one, route.path));
  const linesOf = (route: HostRoute) => {
    const { file, status = 200 } = route;
    return hostPaths(route).map((path) => `${path} /${file.replace('.html', '')} ${status}`);
  };
  const lines = routes.filter(needsLine).flatMap(linesOf);
  const isPattern = (line: string) => /[:*]/.test(line);
  return [
    ...lines.filter((line) => !isPattern(line)),
    `${hashedFolder}* /${missingFile.file} 404`,
    ...lines.filter(isPattern),
    '/* /404.html 404',
    '',
  ].join('\n');
}
