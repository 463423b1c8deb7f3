import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

const folder = 'src/assets';

/** Folder of the encoded pictures, outside node_modules, so that a fresh install keeps them. */
const cache = 'build/pictures';

const widthsByFolder: Record<string, readonly number[]> = {
  hero: [480, 780, 1200, 1600, 2400],
  categories: [400, 720, 1200],
  news: [400, 720, 960, 1280, 1920],
  places: [480, 800, 1280, 2400],
  misc: [100, 200, 640, 1280, 1920],
};

/** The next higher effort takes almost twice as long and saves 6% of the bytes. */
const encoderSettings = (name: string) => ({
  avif: { quality: name.startsWith('hero/') ? 60 : 55, chromaSubsampling: '4:2:0', effort: 2 },
  webp: { quality: 80, effort: 4 },
});

export interface SourceImage {
  /** Path without extension, for example `news/01-arena`. */
  name: string;
  file: string;
  /** Changes with the picture and its encoder settings. */
  hash: string;
  height: number;
  /** Widths of the AVIF files. */
  widths: number[];
  /** Width of the only WebP file. */
  webpWidth: number;
}

/** Reads every picture under `src/assets`. */
export async function readSourceImages(): Promise<SourceImage[]> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.webp'))
    .sort();
  return Promise.all(
    paths.map(async (path) => {
      const file = join(folder, path);
      const { width, height } = await sharp(file).metadata();
      const name = path.replaceAll('\\', '/').replace(/\.webp$/, '');
      const wanted = widthsByFolder[name.split('/')[0] ?? ''] ?? [640, 1280];
      const widths = wanted.filter((w) => w < width);
      if (widths.length < wanted.length) widths.push(width);
      const hash = createHash('sha256')
        .update(readFileSync(file))
        .update(JSON.stringify([encoderSettings(name), sharp.versions.sharp]))
        .digest('hex')
        .slice(0, 8);
      const webpWidth = widths[Math.floor(widths.length / 2)] ?? width;
      return { name, file, hash, height, widths, webpWidth };
    }),
  );
}

/** The served files of a picture: path, and a function that encodes it, or reads it if it was encoded before. */
export const servedFiles = ({ name, file, hash, widths, webpWidth }: SourceImage) =>
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
export const encodeShareCard = (name: string): Promise<Buffer> =>
  sharp(join(folder, `${name}.webp`))
    .resize({ width: 1200, height: 630, fit: 'cover' })
    .jpeg({ quality: 80 })
    .toBuffer();
