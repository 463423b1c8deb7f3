import { noindexRules } from '../../routing/head.ts';
import { hashedFolder, missingFile } from '../outputFiles.ts';
import { cacheControl, type HostConfig, pathPattern } from './hostConfig.ts';

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

/** Folder of the machine-specific settings, which a deploy does not replace. */
const machineFolder = '/etc/nginx/whrc';

/** The nginx configuration, and templates of the machine-specific settings, by file name. */
export const nginxFiles = (config: HostConfig, siteUrl: string): Record<string, string> => ({
  'nginx.conf': siteConfig(config, siteUrl),
  'nginx/tls.conf': tlsConfig(siteUrl),
  'nginx/brotli.conf': brotliConfig,
});

/**
 * The configuration of the site. No location may add a header, because nginx would then drop the headers of the server
 * block. Maps choose the values instead.
 */
function siteConfig(config: HostConfig, siteUrl: string): string {
  const headers = Object.entries(config.headers).map(
    ([name, value]) => `    add_header ${name} ${quoted(value)} always;`,
  );
  const pages = config.routes.flatMap((route) => {
    const location = `    location ~* ${pathPattern(route)}`;
    const { file, status } = route;
    if (!status) return `${location} { try_files /${file} =404; }`;
    return [
      `${location} { error_page 404 /${file}; return 404; }`,
      `    location = /${file} { internal; error_page 404 /${file}; }`,
    ];
  });
  // $request_uri contains the query.
  const robots = config.routes
    .filter(({ noindex }) => noindex)
    .map(
      (route) =>
        `    "~*${pathPattern(route).replace(/\$$/, '(?:\\?|$)')}" ${quoted(noindexRules)};`,
    );
  return `# Written by every build: change src/buildtime/hosts, not this file.

map "$status $uri" $site_cache {
    default ${quoted(cacheControl.other)};
    "~^(?:200|206|304) ${hashedFolder}" ${quoted(cacheControl.hashed)};
    "~^(?:200|206|304) .*\\.html$" ${quoted(cacheControl.page)};
    "~^404 " ${quoted(cacheControl.missing)};
    "~^301 " "";
}

map $request_uri $site_robots {
    default "";
${robots.join('\n')}
}

server {
    # IPv4 only: on a machine without IPv6, nginx would not start. tls.conf adds IPv6.
    listen 80;
    server_name ${new URL(siteUrl).hostname};
    root /var/www/whrc;
    charset utf-8;
    server_tokens off;
    absolute_redirect off;

    # Machine-specific settings, such as TLS and brotli.
    include ${machineFolder}/*.conf;

    # The build wrote compressed copies; nothing is compressed on the fly.
    gzip off;
    gzip_static on;
    gzip_vary on;
    gzip_proxied any;

    # Browsers ignore Strict-Transport-Security over plain HTTP.
${headers.join('\n')}
    add_header Cache-Control $site_cache always;
    add_header X-Robots-Tag $site_robots always;

    error_page 404 /404.html;

    # Types that older versions of nginx do not know.
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

function tlsConfig(siteUrl: string): string {
  const { hostname } = new URL(siteUrl);
  return `# HTTPS. Copy this file once to ${machineFolder}/ and enter this machine's names and certificate.
# Not needed behind a proxy that handles HTTPS.

# Works in every nginx; 1.25.1 and newer warn that "http2 on;" is preferred.
listen 443 ssl http2;
# Delete these two lines on a machine without IPv6.
listen [::]:443 ssl http2;
listen [::]:80;

# Further names of this server:
# server_name www.${hostname};

ssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;
ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;
ssl_protocols TLSv1.2 TLSv1.3;
ssl_session_cache shared:whrc:1m;

if ($scheme = http) {
    return 301 https://${hostname}$request_uri;
}
`;
}

const brotliConfig = `# Brotli, if nginx has the module (Debian: libnginx-mod-http-brotli-static). Copy this file once to
# ${machineFolder}/. Scripts and pages are then a sixth smaller than with gzip.
brotli_static on;
`;
