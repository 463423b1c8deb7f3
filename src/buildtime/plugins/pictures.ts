import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { news, type NewsItem } from '../../data/news.ts';
import { encodeShareCard, readMasters, servedFiles, type Master } from './pictureMasters.ts';

/** Pictures of link previews. Their addresses have no hash, because other sites keep them. */
const isShared = ({ name }: Master) => name.startsWith('news/') || name === 'misc/share-card';

const shareFile = ({ name }: Master) =>
  `share/${name.replace('misc/share-', '').replace('/', '-')}.jpg`;

/** The hash, height and widths of each picture by its name. */
const tableOf = (masters: readonly Master[]): string =>
  JSON.stringify(
    Object.fromEntries(
      masters.map(({ name, hash, height, widths }) => [name, [hash, height, ...widths]]),
    ),
  );

/** The masters that the code names; the pictures of articles come with the articles. */
function namedInCode(masters: readonly Master[]): Master[] {
  const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && file !== join('data', 'news.ts'))
    .map((file) => readFileSync(join('src', file), 'utf8'))
    .join('\n');
  return masters.filter(({ name }) => code.includes(`'${name}'`) || code.includes(`"${name}"`));
}

/** How many articles the home page shows. */
const onHome = 6;

/**
 * The code of a list of articles, which adds their pictures to the table. In the table from the start, the
 * pictures of all articles would be in every page.
 */
export function articlesModule(articles: readonly NewsItem[], masters: readonly Master[]): string {
  const names = new Set(articles.flatMap(({ thumbImage, fullImage }) => [thumbImage, fullImage]));
  return `import { pictures } from "virtual:pictures";
Object.assign(pictures, ${tableOf(masters.filter(({ name }) => names.has(name)))});
export default ${JSON.stringify(articles)};`;
}

/**
 * Serves every master under `src/assets` as AVIF and WebP in several widths. The URLs follow from name, hash and
 * width (`/assets/news/01-arena-1a2b3c4d-720.avif`), so adding a picture is adding one file.
 *
 * | module             | holds                                                                     |
 * | ------------------ | ------------------------------------------------------------------------- |
 * | `virtual:pictures` | the folder, and the hash, height and widths of each picture               |
 * | `virtual:news`     | all articles, newest first                                                |
 * | `virtual:latest`   | the articles of the home page, which does not grow with the others        |
 */
export function pictures(): Plugin {
  let folder = '';
  let masters: Master[] = [];
  let inDev = false;
  const modules: Readonly<Record<string, () => string>> = {
    // The dev server also has those that the code does not name yet.
    'virtual:pictures': () =>
      `export const folder = "/${folder}";
export const pictures = ${tableOf(inDev ? masters : namedInCode(masters))};`,
    'virtual:news': () => articlesModule(news, masters),
    'virtual:latest': () => articlesModule(news.slice(0, onHome), masters),
  };
  return {
    name: 'pictures',
    async configResolved(config) {
      folder = config.build.assetsDir;
      inDev = config.command === 'serve';
      masters = await readMasters();
    },
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
    load: (id) => modules[id.slice(1)]?.(),
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
