import type { PictureTable } from 'virtual:pictures';
import type { Plugin } from 'vite';
import { news, type NewsItem } from '../../data/news.ts';
import {
  encodeShareCard,
  readSourceImages,
  servedFiles,
  type SourceImage,
} from './sourceImages.ts';

const sharedNames = new Set(['misc/share-card', ...news.map(({ fullImage }) => fullImage)]);

/** No hash in the name, because other sites keep the URL. */
const shareFile = ({ name }: SourceImage) =>
  `share/${name.replace('misc/share-', '').replace('/', '-')}.jpg`;

const tableOf = (images: readonly SourceImage[]): PictureTable =>
  Object.fromEntries(
    images.map(({ name, hash, height, widths }) => [name, [hash, height, ...widths]]),
  );

const onHome = 6;

/** A list of articles with their pictures, which other pages need not load. */
function articlesModule(articles: readonly NewsItem[], images: readonly SourceImage[]): string {
  const items = articles.map((item) => {
    const own = images.filter(({ name }) => name === item.thumbImage || name === item.fullImage);
    return { ...item, pictures: tableOf(own) };
  });
  return `export default ${JSON.stringify(items)}`;
}

/**
 * Serves every picture under `src/assets` as AVIF in several widths and as WebP in one. URLs are derived from name,
 * hash and width (`/assets/news/01-arena-1a2b3c4d-720.avif`).
 * `virtual:latest` has the home page's articles, so that it does not grow with the others.
 */
export function pictures(): Plugin {
  let folder = '';
  let images: SourceImage[] = [];
  const modules: Readonly<Record<string, () => string>> = {
    'virtual:pictures': () => {
      const forAllPages = images.filter(({ name }) => !name.startsWith('news/'));
      return `export const folder = "/${folder}";
export const pictures = ${JSON.stringify(tableOf(forAllPages))};`;
    },
    'virtual:news': () => articlesModule(news, images),
    'virtual:latest': () => articlesModule(news.slice(0, onHome), images),
  };
  return {
    name: 'pictures',
    async configResolved(config) {
      folder = config.build.assetsDir;
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
        ...images
          .filter(({ name }) => sharedNames.has(name))
          .map((one) => emit(shareFile(one), encodeShareCard(one))),
      ]);
    },
  };
}
