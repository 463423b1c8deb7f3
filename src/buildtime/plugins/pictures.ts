import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { news, type NewsItem } from '../../data/news.ts';
import {
  encodeShareCard,
  readSourceImages,
  servedFiles,
  type SourceImage,
} from './sourceImages.ts';

const hasShareCard = ({ name }: SourceImage) =>
  name.startsWith('news/') || name === 'misc/share-card';

/** No hash in the name, because other sites keep the URL. */
const shareFile = ({ name }: SourceImage) =>
  `share/${name.replace('misc/share-', '').replace('/', '-')}.jpg`;

const tableOf = (images: readonly SourceImage[]): string =>
  JSON.stringify(
    Object.fromEntries(
      images.map(({ name, hash, height, widths }) => [name, [hash, height, ...widths]]),
    ),
  );

/** The pictures that code names; those of articles are in `virtual:news`. */
function namedInCode(images: readonly SourceImage[]): SourceImage[] {
  const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && file !== join('data', 'news.ts'))
    .map((file) => readFileSync(join('src', file), 'utf8'))
    .join('\n');
  return images.filter(({ name }) => code.includes(`'${name}'`) || code.includes(`"${name}"`));
}

const onHome = 6;

/** A list of articles. It adds their pictures to the table, so that other pages do not load them. */
export function articlesModule(
  articles: readonly NewsItem[],
  images: readonly SourceImage[],
): string {
  const names = new Set(articles.flatMap(({ thumbImage, fullImage }) => [thumbImage, fullImage]));
  return `import { pictures } from "virtual:pictures";
Object.assign(pictures, ${tableOf(images.filter(({ name }) => names.has(name)))});
export default ${JSON.stringify(articles)};`;
}

/**
 * Serves every picture under `src/assets` as AVIF in several widths and as WebP in one. URLs are derived from name,
 * hash and width (`/assets/news/01-arena-1a2b3c4d-720.avif`).
 * `virtual:latest` has the home page's articles, so that it does not grow with the others.
 */
export function pictures(): Plugin {
  let folder = '';
  let images: SourceImage[] = [];
  let inDev = false;
  const modules: Readonly<Record<string, () => string>> = {
    // The dev server includes pictures that no code names yet.
    'virtual:pictures': () =>
      `export const folder = "/${folder}";
export const pictures = ${tableOf(inDev ? images : namedInCode(images))};`,
    'virtual:news': () => articlesModule(news, images),
    'virtual:latest': () => articlesModule(news.slice(0, onHome), images),
  };
  return {
    name: 'pictures',
    async configResolved(config) {
      folder = config.build.assetsDir;
      inDev = config.command === 'serve';
      images = await readSourceImages();
    },
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
    load: (id) => modules[id.slice(1)]?.(),
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
        ...images.filter(hasShareCard).map((one) => emit(shareFile(one), encodeShareCard(one))),
      ]);
    },
  };
}
