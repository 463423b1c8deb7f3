import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { compressedCopies } from './compressedCopies.ts';
import {
  cacheControl,
  hashedFolder,
  type HostConfig,
  matchesPath,
  missingFile,
  noindexHeader,
  readHostConfig,
} from './hostConfig.ts';

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.ics': 'text/calendar',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** Makes `npm run preview` serve a built site as a host would: same files, encodings, statuses and headers. */
export function preview(): Plugin {
  return {
    name: 'preview',
    configurePreviewServer(server) {
      const outDir = resolve(server.config.root, server.config.build.outDir);
      // Reports a missing build at once. Each request reads the configuration again, because a new build may change it.
      readHostConfig(outDir);
      const exists = (file: string) => {
        const path = resolve(outDir, file);
        return path.startsWith(outDir + sep) && existsSync(path) && statSync(path).isFile();
      };
      server.middlewares.use((request, response) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname;
        const { status, file, headers } = resolveRequest(
          decode(path),
          readHostConfig(outDir),
          exists,
        );
        if (!file) {
          response.writeHead(status, headers).end();
          return;
        }
        const copies = compressedCopies(join(outDir, file));
        const accepted = String(request.headers['accept-encoding']).split(/\s*,\s*/);
        const copy = copies.find(({ encoding }) => accepted.includes(encoding));
        response.writeHead(status, {
          'Content-Type': contentTypes[extname(file)] ?? 'application/octet-stream',
          ...(copies.length > 0 && { Vary: 'Accept-Encoding' }),
          ...(copy && { 'Content-Encoding': copy.encoding }),
          ...headers,
        });
        const body = join(outDir, file + (copy?.extension ?? ''));
        response.end(request.method === 'HEAD' ? undefined : readFileSync(body));
      });
    },
  };
}

interface SiteResponse {
  status: 200 | 301 | 404;
  /** File under the site's root; none for a redirect. */
  file?: string;
  headers: Record<string, string>;
}

/** The response to a request for a decoded path. */
export function resolveRequest(
  path: string,
  config: HostConfig,
  exists: (file: string) => boolean,
): SiteResponse {
  const send = (status: 200 | 404, file: string, cache: keyof typeof cacheControl, more = {}) => ({
    status,
    file,
    headers: { ...config.headers, 'Cache-Control': cacheControl[cache], ...more },
  });
  const file = path.slice(1);
  if (path.startsWith(hashedFolder)) {
    return exists(file) ? send(200, file, 'hashed') : send(404, missingFile.file, 'missing');
  }
  if (path !== '/' && path.endsWith('/')) {
    const Location = path.replace(/\/+$/, '') || '/';
    return { status: 301, headers: { ...config.headers, Location } };
  }
  const rewrite = config.rewrites.find((one) => matchesPath(one, path));
  if (rewrite?.status === 404) return send(404, rewrite.file, 'missing');
  if (rewrite) {
    return send(200, rewrite.file, 'page', rewrite.noindex && { 'X-Robots-Tag': noindexHeader });
  }
  if (exists(file)) return send(200, file, file.endsWith('.html') ? 'page' : 'other');
  return send(404, '404.html', 'missing');
}

/** A path with a broken percent-encoding stays as it is and is not found. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
