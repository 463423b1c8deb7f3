import type { Plugin } from 'vite';
import { encodeShareCard, readMasters, servedFiles, type Master } from './pictureMasters.ts';

const virtualId = 'virtual:pictures';

/** Pictures of link previews. Their addresses have no hash, because other sites keep them. */
const isShared = ({ name }: Master) => name.startsWith('news/') || name === 'misc/share-card';

const shareFile = ({ name }: Master) =>
  `share/${name.replace('misc/share-', '').replace('/', '-')}.jpg`;

/**
 * Serves every master under `src/assets` as AVIF and WebP in several widths. The addresses follow from
 * name, hash and width (`/assets/news/01-arena-1a2b3c4d-720.avif`), so that the pages carry no list of
 * them: `virtual:pictures` holds the folder, and each picture's hash, height and widths. Adding a picture
 * is adding one file.
 */
export function pictures(): Plugin {
  let folder = '';
  let masters: Master[] = [];
  return {
    name: 'pictures',
    async configResolved(config) {
      folder = config.build.assetsDir;
      masters = await readMasters();
    },
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    load(id) {
      if (id !== `\0${virtualId}`) return undefined;
      const pictures = Object.fromEntries(
        masters.map(({ name, hash, height, widths }) => [name, [hash, height, ...widths]]),
      );
      return `export const folder = "/${folder}";\nexport const pictures = ${JSON.stringify(pictures)};`;
    },
    configureServer(server) {
      const files = new Map(masters.flatMap(servedFiles));
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
        ...masters.flatMap(servedFiles).map(([path, bytes]) => emit(`${folder}/${path}`, bytes())),
        ...masters.filter(isShared).map((one) => emit(shareFile(one), encodeShareCard(one))),
      ]);
    },
  };
}
