import { idFile, idPattern, pathPattern } from './resolveRequest.ts';
import {
  cacheControl,
  hashedFolder,
  missingFile,
  noindexHeader,
  type PathRule,
  type SiteRules,
} from './rules.ts';

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

/** What answers a path of the route table. */
function locations({ path, file, missing }: PathRule): string[] {
  const location = (pattern: string, what: string) => `    location ~* ${pattern} { ${what} }`;
  if (!missing) return [location(pathPattern(path), `try_files /${file} =404;`)];
  return [
    `    location = /${missing} { internal; }`,
    location(idPattern(path), `error_page 404 /${missing}; try_files /${idFile(path, '$1')} =404;`),
  ];
}

/** Holds what one machine adds to the recipe; a new build does not replace it. */
const ownFolder = '/etc/nginx/whrc';

/**
 * A server block for nginx. All headers are set in one place by maps, because nginx drops inherited
 * headers wherever a location adds its own.
 * @param siteUrl public address of the site.
 */
export function nginxConfig(rules: SiteRules, siteUrl: string): string {
  const headers = Object.entries(rules.headers).map(
    ([name, value]) => `    add_header ${name} ${quoted(value)} always;`,
  );
  const pages = rules.paths.flatMap(locations);
  const hidden = rules.paths
    .filter(({ noindex }) => noindex)
    .map(
      ({ path }) =>
        `    "~*${pathPattern(path).replace(/\$$/, '(?:\\?|$)')}" ${quoted(noindexHeader)};`,
    );
  return `# Written by the build for every deploy: change src/buildtime/hosts, not this file.
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
    listen 80;
    server_name ${new URL(siteUrl).hostname};
    root /var/www/whrc;
    charset utf-8;
    server_tokens off;
    absolute_redirect off;

    # What this machine adds: TLS, brotli, or nothing at all.
    include ${ownFolder}/*.conf;

    # The build wrote compressed copies beside every file that gains by them: nothing is left to compress here.
    gzip off;
    gzip_static on;
    gzip_vary on;
    gzip_proxied any;

    # Browsers heed Strict-Transport-Security only over TLS, which ends here or in a proxy in front.
${headers.join('\n')}
    add_header Cache-Control $site_cache always;
    add_header X-Robots-Tag $site_robots always;

    error_page 404 /404.html;
    location = /404.html { internal; }

    # Types that nginx, or that of older distributions, does not know.
    location ~ \\.avif$ { default_type image/avif; error_page 404 /${missingFile.file}; try_files $uri =404; }
    location ~ \\.ics$ { default_type text/calendar; try_files $uri =404; }
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

/**
 * What a machine adds to the recipe where it wants it, by file name: copied once, edited, and kept.
 * @param siteUrl public address of the site.
 */
export function nginxExtras(siteUrl: string): Record<string, string> {
  const { hostname } = new URL(siteUrl);
  return {
    'tls.conf': `# HTTPS: copy this file once to ${ownFolder}/ and put in the names and the certificate of this machine.
# Not wanted where a proxy in front speaks TLS.

# "http2" here works in every nginx, old and new; from 1.25.1 on it warns that "http2 on;" takes its place.
listen 443 ssl http2;
# IPv6; without it on this machine, delete both lines.
listen [::]:443 ssl http2;
listen [::]:80;

# Further names of this server, if it has any:
# server_name www.${hostname};

ssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;
ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;
ssl_protocols TLSv1.2 TLSv1.3;
ssl_session_cache shared:whrc:1m;

if ($scheme = http) {
    return 301 https://${hostname}$request_uri;
}
`,
    'brotli.conf': `# Brotli, where nginx has the module (Debian: libnginx-mod-http-brotli-static): copy this file once to
# ${ownFolder}/. The scripts and pages then weigh a seventh less than with gzip.
brotli_static on;
`,
  };
}
