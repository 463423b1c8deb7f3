import type { Plugin } from 'vite';
import { news } from '../../data/news.ts';
import {
  encodeShareCard,
  readSourceImages,
  servedFiles,
  type SourceImage,
} from './sourceImages.ts';

const tableId = 'virtual:pictures';

const sharedNames = new Set(['misc/share-card', ...news.map(({ fullImage }) => fullImage)]);

/** The file of a link preview. It has no hash, because other sites keep its URL. */
const shareFile = ({ name }: SourceImage) =>
  `share/${name.replace('misc/share-', '').replace('/', '-')}.jpg`;

/** The module `virtual:pictures`: a row of each picture, from which `Picture` derives the URLs. */
function tableModule(folder: string, images: readonly SourceImage[]): string {
  const rows = images.map(({ name, hash, height, webpWidth, widths }) => [
    name,
    [hash, height, webpWidth, ...widths],
  ]);
  return `export const folder = "/${folder}";
export const pictures = ${JSON.stringify(Object.fromEntries(rows))};`;
}

/**
 * Serves every picture under `src/assets` as AVIF in several widths and as WebP in one. URLs are derived from name,
 * hash and width (`/assets/news/01-arena-1a2b3c4d-720.avif`).
 */
export function pictures(): Plugin {
  let folder = '';
  let images: SourceImage[] = [];
  return {
    name: 'pictures',
    async configResolved(config) {
      folder = config.build.assetsDir;
      images = await readSourceImages();
    },
    resolveId: (id) => (id === tableId ? `\0${id}` : undefined),
    load: (id) => (id === `\0${tableId}` ? tableModule(folder, images) : undefined),
    configureServer(server) {
      const files = new Map(images.flatMap(servedFiles));
      server.middlewares.use(`/${folder}`, (request, response, next) => {
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
      const emit = async (fileName: string, bytes: Promise<Buffer>) =>
        this.emitFile({ type: 'asset', fileName, source: await bytes });
      await Promise.all([
        ...images.flatMap(servedFiles).map(([path, bytes]) => emit(`${folder}/${path}`, bytes())),
        ...images
          .filter(({ name }) => sharedNames.has(name))
          .map((one) => emit(shareFile(one), encodeShareCard(one))),
      ]);
    },
  };
}
