import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type HostRoute, readHostConfig } from '../../../src/buildtime/hosts/hostConfig.ts';
import { pageFile } from '../../../src/buildtime/outputFiles.ts';

/** Folder of the production build. */
export const dist = resolve('dist');

export const hostConfig = readHostConfig(dist);

/** Files of the build without compressed copies, as paths under `dist`. */
export const distFiles = (): string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !/\.(br|gz)$/.test(file) && statSync(join(dist, file)).isFile(),
  );

/** Paths with an HTML file of their name. */
export const prerenderedPages = hostConfig.routes.filter(
  ({ path, file }) => file === pageFile(path),
);

export const articles = prerenderedPages.filter(({ path }) => /^\/news\/\d/.test(path));

/** All prerendered pages, with only one of the articles, because all have one layout. */
export const pagesWithOneArticle = prerenderedPages.filter(
  (page) => !articles.slice(1).includes(page),
);

/** A page of every layout but two (profile, 404). The sign-up stands for all account pages but the role chooser. */
export const onePageOfEachLayout = pagesWithOneArticle.filter(
  ({ path, noindex }) => !noindex || ['/register', '/register/visitor'].includes(path),
);

/** A URL path that matches a route of hosts. */
export const examplePath = ({ path }: HostRoute): string => path.replace(/:\w+\??|\*/g, '1-abc');

export const distText = (file: string): string => readFileSync(join(dist, file), 'utf8');

/** Scripts that a page loads at its start, as paths under `dist`. */
export function scriptsOf(page: string): string[] {
  const scripts = /data-scripts="([^"]+)"/.exec(distText(page))?.[1];
  if (!scripts) throw new Error(`${page} names no scripts`);
  return scripts.split(' ').map((file) => file.slice(1));
}

/** The chunk of a component and its imports, as paths under `dist`. */
export function chunksOf(component: string): string[] {
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, name] of distText(file).matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)) {
      add(`assets/${name ?? ''}`);
    }
  };
  const entry = distFiles().find((file) =>
    new RegExp(`^assets/${component}-[^/]+\\.js$`).test(file),
  );
  if (!entry) throw new Error(`There is no chunk of ${component}`);
  add(entry);
  return [...found];
}
