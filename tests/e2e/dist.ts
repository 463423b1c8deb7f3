import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readRules } from '../../src/buildtime/hosts/buildOutput';
import { shellFile, type PathRule } from '../../src/buildtime/hosts/rules';

/** Folder of the production build. */
export const dist = resolve('dist');

/** What the build says about the site to hosts. */
export const rules = readRules(dist);

/** All files of the build without their compressed copies, as paths under `dist`. */
export const distFiles = (): string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !/\.(br|gz)$/.test(file) && statSync(join(dist, file)).isFile(),
  );

/** Addresses that have an HTML file of their own: those of the rules, and the articles. */
export const publicPages: readonly Pick<PathRule, 'path' | 'noindex'>[] = [
  ...rules.paths.filter(({ file }) => file !== shellFile),
  ...distFiles()
    .filter((file) => /^news\/\d+-.*\.html$/.test(file))
    .map((file) => ({ path: `/${file.replace('.html', '')}`, noindex: false })),
];

/** The news. */
export const articles = publicPages.filter(({ path }) => /^\/news\/\d/.test(path));

/** One page of each kind: articles differ by their words alone, so one of them speaks for all. */
export const kindsOfPage = publicPages.filter((page) => !articles.slice(1).includes(page));

/** An address that a path of the rules stands for. */
export const addressOf = ({ path }: PathRule): string => path.replace(/:\w+\??/g, '1-abc');

/** Text of a file of the build. */
export const distText = (file: string): string => readFileSync(join(dist, file), 'utf8');

const kB = 1000;

/** What the home page may weigh, in bytes after brotli. */
export const homeBudget = { scripts: 105 * kB, html: 14.3 * kB };

/** Bytes of a text as a host with brotli sends it. */
export const brotliSize = (text: string): number => brotliCompressSync(text).length;

/** The scripts that a page loads by itself, as paths under `dist`. */
export function scriptsOf(page: string): string[] {
  const scripts = /data-scripts="([^"]+)"/.exec(distText(page))?.[1];
  if (!scripts) throw new Error(`${page} names no scripts`);
  return scripts.split(' ').map((file) => file.slice(1));
}

/** The chunk of a component and all that it needs, as paths under `dist`. */
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

/** The styles inside a page. */
export const stylesOf = (page: string): string =>
  /<style>([\s\S]*?)<\/style>/.exec(distText(page))?.[1] ?? '';
