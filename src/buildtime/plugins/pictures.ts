import type { Plugin } from 'vite';
import { news, sharePicture } from '../../data/news.ts';
import { hashedFolder } from '../hosts/hostRules.ts';
import {
  encodeShareCard,
  readSourceImages,
  servedFiles,
  type SourceImage,
} from './sourceImages.ts';

const tableId = 'virtual:pictures';

/** The module `virtual:pictures`: a row of each picture, from which `Picture` derives the URLs. */
function tableModule(images: readonly SourceImage[]): string {
  const rows = images.map(({ name, hash, height, webpWidth, widths }) => [
    name,
    [hash, height, webpWidth, ...widths],
  ]);
  return `export const pictures = ${JSON.stringify(Object.fromEntries(rows))};`;
}

/**
 * Serves every picture under `src/assets` as AVIF in several widths and as WebP in one. URLs are derived from name,
 * hash and width (`/assets/news/01-arena-1a2b3c4d-720.avif`).
 */
export function pictures(): Plugin {
  let images: SourceImage[] = [];
  return {
    name: 'pictures',
    async configResolved() {
      images = await readSourceImages();
    },
    resolveId: (id) => (id === tableId ? `\0${id}` : undefined),
    load: (id) => (id === `\0${tableId}` ? tableModule(images) : undefined),
    configureServer(server) {
      const files = new Map(images.flatMap(servedFiles));
      server.middlewares.use(hashedFolder, (request, response, next) => {
        const path = request.url?.split('?')[0]?.slice(1) ?? '';
        const bytes = files.get(path);
        if (!bytes) {
          next();
          return;
        }
        bytes().then((content) => {
          response.setHeader('Content-Type', path.endsWith('.avif') ? 'image/avif' : 'image/webp');
          response.end(content);
        }, next);
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const emit = async (path: string, bytes: Promise<Buffer>) =>
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: await bytes });
      await Promise.all([
        ...images.flatMap(servedFiles).map(([path, bytes]) => emit(hashedFolder + path, bytes())),
        ...[undefined, ...news]
          .map(sharePicture)
          .map(({ name, path }) => emit(path, encodeShareCard(name))),
      ]);
    },
  };
}
