import type { Plugin } from 'vite';
import { news } from '../../data/news.ts';
import { newsModule } from '../newsModules.ts';

const prefix = 'virtual:news/';

/** Gives the app the news in parts, so that no page loads the list of all articles. */
export const newsParts = (): Plugin => ({
  name: 'news',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
  load: (id) =>
    id.startsWith(`\0${prefix}`) ? newsModule(news, id.slice(prefix.length + 1)) : undefined,
});
