import type { Plugin } from 'vite';
import { encodeShareCard, readMasters, servedFiles, type Master } from './pictureMasters.ts';

const virtualId = 'virtual:pictures';

/** Pictures of link previews. Their addresses have no hash, because other sites keep them. */
const isShared = ({ name }: Master) => name.startsWith('news/') || name === 'misc/share-card';

const shareFile = ({ name }: Master) =>
  `share/${name.replace('misc/share-', '').replace('/', '-')}.jpg`;

/**
 * Adds to a module what `virtual:pictures` has to hold of the pictures that the module names. So a page
 * loads that of its own pictures alone, however many there are.
 * @param code the module's JavaScript.
 * @returns undefined when it names none.
 */
export function withPictures(code: string, masters: readonly Master[]): string | undefined {
  const names = new Set([...code.matchAll(/["']([a-z]+\/[\w-]+)["']/g)].map(([, name]) => name));
  const named = masters
    .filter(({ name }) => names.has(name))
    .map(({ name, hash, height, widths }) => [name, [hash, height, ...widths]]);
  if (named.length === 0) return undefined;
  const table = JSON.stringify(Object.fromEntries(named));
  return `import { pictures as _pictures } from "${virtualId}"; Object.assign(_pictures, ${table});\n${code}`;
}

/**
 * Serves every master under `src/assets` as AVIF and WebP in several widths. The addresses follow from
 * name, hash and width (`/assets/news/01-arena-1a2b3c4d-720.avif`), so that the pages carry no list of
 * them: `virtual:pictures` holds the folder, and each named picture's hash, height and widths. Adding a
 * picture is adding one file.
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
      return `export const folder = "/${folder}";\nexport const pictures = {};`;
    },
    transform(code, id) {
      if (id.includes('/node_modules/')) return undefined;
      const withOwn = withPictures(code, masters);
      // One line more, which no source map has to know.
      return withOwn === undefined ? undefined : { code: withOwn, map: null };
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
