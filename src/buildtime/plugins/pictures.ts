import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const masters = 'src/assets';
const cache = 'node_modules/.cache/pictures';
const virtualId = 'virtual:pictures';

/** The formats that are served, the smaller one first. */
const formats = ['avif', 'webp'] as const;
type PictureFormat = (typeof formats)[number];

/** Widths in pixels in which a picture of the folder is served, as far as its master reaches. */
const widthsByFolder: Record<string, readonly number[]> = {
  hero: [480, 780, 1200, 1600, 2400],
  categories: [400, 720, 1200],
  news: [400, 720, 960, 1280],
  misc: [100, 200, 640, 1280],
};

interface Master {
  /** Path under the masters' folder without extension, for example `news/01-arena`. */
  name: string;
  file: string;
  width: number;
  height: number;
  widths: number[];
}

async function readMasters(): Promise<Master[]> {
  const files = readdirSync(masters, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.webp'),
  );
  return Promise.all(
    files.sort().map(async (path) => {
      const file = join(masters, path);
      const { width, height } = await sharp(file).metadata();
      const name = path.replaceAll('\\', '/').replace(/\.webp$/, '');
      const wanted = widthsByFolder[name.split('/')[0] ?? ''] ?? [640, 1280];
      const widths = wanted.filter((w) => w < width);
      if (wanted.some((w) => w >= width)) widths.push(width);
      return { name, file, width, height, widths };
    }),
  );
}

/** One encoded picture, from the cache where it was made before. */
async function encode(master: Master, width: number, format: PictureFormat): Promise<Buffer> {
  const hero = master.name.startsWith('hero/');
  const settings =
    format === 'avif'
      ? { quality: hero ? 60 : 55, chromaSubsampling: '4:4:4', effort: 3 }
      : { quality: 80, effort: 4 };
  const key = createHash('sha256')
    .update(readFileSync(master.file))
    .update(JSON.stringify([width, format, settings]))
    .digest('hex');
  const file = join(cache, `${key}.${format}`);
  if (existsSync(file)) return readFileSync(file);
  const bytes = await sharp(master.file).resize({ width }).toFormat(format, settings).toBuffer();
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, bytes);
  return bytes;
}

/** Pictures that stand in link previews: JPEG in one size, because not every service takes more. */
const isShared = (name: string) => name.startsWith('news/') || name === 'misc/share-card';

const shareFile = (name: string) =>
  `share/${name.replace('misc/share-', '').replace('/', '-')}.jpg`;

const encodeShareCard = ({ file }: Master): Promise<Buffer> =>
  sharp(file).resize({ width: 1200, height: 630, fit: 'cover' }).jpeg({ quality: 80 }).toBuffer();

/**
 * Serves every master under `src/assets` as AVIF and WebP in several widths. The addresses follow from
 * name and width alone (`{base}/news/01-arena-720.avif`), so that the pages carry no list of them:
 * `virtual:pictures` holds the base, which contains a hash over all masters, and each picture's widths
 * and height. Adding a picture is adding one file.
 */
export function pictures(): Plugin {
  let base = '';
  let all: Master[] = [];
  return {
    name: 'pictures',
    async configResolved(config) {
      all = await readMasters();
      const hash = createHash('sha256');
      for (const { file } of all) hash.update(readFileSync(file));
      hash
        .update(JSON.stringify(widthsByFolder))
        .update(readFileSync('src/buildtime/plugins/pictures.ts'));
      base = `${config.build.assetsDir}/p-${hash.digest('hex').slice(0, 8)}`;
    },
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    load(id) {
      if (id !== `\0${virtualId}`) return undefined;
      const sizes = Object.fromEntries(all.map((m) => [m.name, [m.height, ...m.widths]]));
      return `export const base = ${JSON.stringify(`/${base}`)};\nexport const sizes = ${JSON.stringify(sizes)};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const asked = findPicture(all, base, request.url ?? '');
        if (!asked) {
          next();
          return;
        }
        encode(asked.master, asked.width, asked.format).then((bytes) => {
          response.setHeader('Content-Type', `image/${asked.format}`);
          response.end(bytes);
        }, next);
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const emit = async (fileName: string, encoding: Promise<Buffer>) =>
        this.emitFile({ type: 'asset', fileName, source: await encoding });
      await Promise.all(
        all.flatMap((master) => [
          ...(isShared(master.name) ? [emit(shareFile(master.name), encodeShareCard(master))] : []),
          ...master.widths.flatMap((width) =>
            formats.map((format) =>
              emit(`${base}/${master.name}-${width}.${format}`, encode(master, width, format)),
            ),
          ),
        ]),
      );
    },
  };
}

function findPicture(all: Master[], base: string, url: string) {
  const path = posix.relative(`/${base}`, url.split('?')[0] ?? '');
  for (const master of all) {
    for (const width of master.widths) {
      for (const format of formats) {
        if (path === `${master.name}-${width}.${format}`) return { master, width, format };
      }
    }
  }
  return undefined;
}
