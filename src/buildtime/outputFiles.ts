import { basename, join } from 'node:path';

export const shellFile = 'shell.html';

/** The file of a page, for example `/login` or `/faq.html`. */
export const pageFile = (path: string): string =>
  path === '/' ? 'index.html' : path.slice(1).replace(/(\.html)?$/, '.html');

export const hashedFolder = '/assets/';

/** The response for a missing file in the hashed folder, instead of a 404 page. */
export const missingFile = { file: 'missing.txt', content: 'Not found\n' } as const;

/** Folder of the host configuration, outside the site in `outDir`, so that it is never published. */
export const hostConfigFolder = (outDir: string): string => join('build', basename(outDir));

export const hostConfigFile = 'config.json';
