import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { compressedCopies } from './compressedCopies.ts';
import { readHostConfig } from './hostConfig.ts';
import { resolveRequest } from './resolveRequest.ts';

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
export const preview = (): Plugin => ({
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
      const [, path = '/', query = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '/') ?? [];
      const config = readHostConfig(outDir);
      const { status, file, headers } = resolveRequest(decode(path), config, exists);
      if (!file) {
        response.writeHead(status, { ...headers, Location: `${headers.Location}${query}` }).end();
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
});

/** A path with a broken percent-encoding stays as it is and is not found. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
