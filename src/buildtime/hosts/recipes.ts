import { pathPattern } from './answerTo.ts';
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
export const hostFiles = (rules: SiteRules): Record<string, string> => ({
  _headers: headersFile(rules),
  _redirects: redirectsFile(rules),
  [missingFile.file]: missingFile.content,
});

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

/**
 * A server block for nginx. All headers are set in one place by maps, because nginx drops inherited
 * headers wherever a location adds its own.
 * @param root folder of the built site on the server.
 * @param listen address and port.
 */
export function nginxConfig(
  rules: SiteRules,
  { root = '/var/www/whrc', listen = '80' } = {},
): string {
  const headers = Object.entries(rules.headers).map(
    ([name, value]) => `    add_header ${name} ${quoted(value)} always;`,
  );
  const pages = rules.paths.map(
    ({ path, file }) => `    location ~* ${pathPattern(path)} { try_files /${file} =404; }`,
  );
  const hidden = rules.paths
    .filter(({ noindex }) => noindex)
    .map(
      ({ path }) =>
        `    "~*${pathPattern(path).replace(/\$$/, '(?:\\?|$)')}" ${quoted(noindexHeader)};`,
    );
  return `# Written by the build: change src/buildtime/hosts, not this file.
# To scale out, put any number of such servers, or a CDN, in front of copies of the same files.

map "$status $uri" $site_cache {
    default ${quoted(cacheControl.other)};
    "~^(?:200|206|304) ${hashedFolder}" ${quoted(cacheControl.hashed)};
    "~^(?:200|206|304) .*\\.html$" ${quoted(cacheControl.page)};
    "~^404 " ${quoted(cacheControl.missing)};
    "~^301 " "";
}

map $request_uri $site_robots {
    default "";
${hidden.join('\n')}
}

server {
    listen ${listen};
    server_name _;
    root ${root};
    charset utf-8;
    server_tokens off;
    absolute_redirect off;

    # Where nginx has the module, "brotli on;" with the same types saves another fifth.
    gzip on;
    gzip_vary on;
    gzip_min_length 512;
    gzip_types text/css text/plain text/xml application/javascript application/json application/manifest+json application/xml image/svg+xml;

    # The proxy in front of this server speaks TLS; browsers take Strict-Transport-Security only there.
${headers.join('\n')}
    add_header Cache-Control $site_cache always;
    add_header X-Robots-Tag $site_robots always;

    error_page 404 /404.html;
    location = /404.html { internal; }

    # Types that the nginx of older distributions does not know.
    location ~ \\.avif$ { default_type image/avif; error_page 404 /${missingFile.file}; try_files $uri =404; }
    location ~ \\.webmanifest$ { default_type application/manifest+json; try_files $uri =404; }

    location ${hashedFolder} {
        error_page 404 /${missingFile.file};
        try_files $uri =404;
    }

    rewrite ^(.+)/+$ $1 permanent;

${pages.join('\n')}

    location / { try_files $uri =404; }
}
`;
}
