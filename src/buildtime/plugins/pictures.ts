import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { news, sharePicture } from '../../data/news.ts';
import { hashedFolder } from '../outputFiles.ts';

const folder = 'src/assets';

/** Folder of the encoded pictures, outside node_modules, so that a fresh install keeps them. */
const cache = 'build/pictures';

const widthsByFolder: Record<string, readonly number[]> = {
  hero: [480, 780, 1200, 1600, 2400],
  categories: [400, 720, 1200],
  news: [400, 720, 960, 1280, 1920],
  places: [480, 800, 1280, 2400],
  details: [640, 1280],
  misc: [100, 200, 640, 1280, 1920],
};

/** For AVIF, the next higher effort takes almost twice as long and saves 6% of the bytes. */
const encoderSettings = (name: string) => ({
  avif: { quality: name.startsWith('hero/') ? 60 : 55, chromaSubsampling: '4:2:0', effort: 2 },
  webp: { quality: 80, effort: 4 },
});

const tableId = 'virtual:pictures';

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
      if (this.environment.config.consumer !== 'client') return;
      const emit = async (path: string, bytes: Promise<Buffer>) =>
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: await bytes });
      await Promise.all([
        ...images.flatMap(servedFiles).map(([path, bytes]) => emit(hashedFolder + path, bytes())),
        ...[sharePicture(), ...news.map(sharePicture)].map(({ name, path }) =>
          emit(path, encodeShareCard(name)),
        ),
      ]);
    },
  };
}

/** The module `virtual:pictures`: a row of each picture, from which `Picture` derives the URLs. */
function tableModule(images: readonly SourceImage[]): string {
  const rows = images.map(({ name, hash, height, webpWidth, widths }) => [
    name,
    [hash, height, webpWidth, ...widths],
  ]);
  return `export const pictures = ${JSON.stringify(Object.fromEntries(rows))};`;
}

interface SourceImage {
  /** Path without extension, for example `news/01-arena`. */
  name: string;
  file: string;
  /** Changes with the picture and its encoder settings. */
  hash: string;
  /** Height of the widest AVIF file. */
  height: number;
  /** Widths of the AVIF files. */
  widths: number[];
  /** Width of the only WebP file. */
  webpWidth: number;
}

export async function readSourceImages(): Promise<SourceImage[]> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.webp'))
    .sort();
  return Promise.all(
    paths.map(async (path) => {
      const file = join(folder, path);
      const source = await sharp(file).metadata();
      const name = path.replaceAll('\\', '/').replace(/\.webp$/, '');
      const wanted = widthsByFolder[dirname(name)];
      if (!wanted)
        throw new Error(
          `${file} is in a folder that pictures.ts does not know; expected one of ${Object.keys(widthsByFolder).join(', ')}.`,
        );
      const widths = wanted.filter((width) => width < source.width);
      if (widths.length < wanted.length) widths.push(source.width);
      const height = Math.round((source.height / source.width) * Math.max(...widths));
      const hash = createHash('sha256')
        .update(readFileSync(file))
        .update(JSON.stringify([encoderSettings(name), sharp.versions.sharp]))
        .digest('hex')
        .slice(0, 8);
      const webpWidth = widths[Math.floor(widths.length / 2)] ?? source.width;
      return { name, file, hash, height, widths, webpWidth };
    }),
  );
}

/** The served files of a picture: path, and a function that encodes it, or reads it if it was encoded before. */
const servedFiles = ({ name, file, hash, widths, webpWidth }: SourceImage) =>
  [
    ...widths.map((width) => ({ width, format: 'avif' as const })),
    { width: webpWidth, format: 'webp' as const },
  ].map(({ width, format }): [path: string, bytes: () => Promise<Buffer>] => {
    const path = `${name}-${hash}-${width}.${format}`;
    const cached = join(cache, path);
    const bytes = async () => {
      if (existsSync(cached)) return readFileSync(cached);
      const encoded = await sharp(file)
        .resize({ width })
        .toFormat(format, encoderSettings(name)[format])
        .toBuffer();
      mkdirSync(dirname(cached), { recursive: true });
      writeFileSync(cached, encoded);
      return encoded;
    };
    return [path, bytes];
  });

/** A picture for link previews: one JPEG, which every service accepts. */
const encodeShareCard = (name: string): Promise<Buffer> =>
  sharp(join(folder, `${name}.webp`))
    .resize({ width: 1200, height: 630, fit: 'cover' })
    .jpeg({ quality: 80 })
    .toBuffer();
