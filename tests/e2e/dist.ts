import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { SiteRules } from '../../src/deploy/rules';

const root = resolve(import.meta.dirname, '../..');

/** Folder of the production build. */
export const dist = join(root, 'dist');

/** What the build says about the site to hosts. */
export const rules = JSON.parse(
  readFileSync(join(root, 'build/dist/rules.json'), 'utf8'),
) as SiteRules;

/** Addresses that have an HTML file of their own. */
export const publicPages = rules.paths.filter(({ path }) => !path.includes(':') && hasPage(path));

function hasPage(path: string): boolean {
  const rule = rules.paths.find((entry) => entry.path === path);
  return rule !== undefined && rule.file !== 'shell.html';
}

/** All files of the build, as paths under `dist`. */
export const distFiles = (): string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(dist, file)).isFile(),
  );

/** Text of a file of the build. */
export const distText = (file: string): string => readFileSync(join(dist, file), 'utf8');

/** Bytes of a file as a host with brotli sends it. */
export const brotliSize = (file: string): number =>
  brotliCompressSync(readFileSync(join(dist, file))).length;

/** Files that a page's HTML names in one kind of tag. */
export function filesIn(html: string, kind: 'script' | 'style'): string[] {
  const tags =
    kind === 'script'
      ? /<(?:script type="module"|link rel="modulepreload")[^>]*?(?:src|href)="\/([^"]+)"/g
      : /<link rel="stylesheet"[^>]*?href="\/([^"]+)"/g;
  return [...html.matchAll(tags)].flatMap(([, file]) => file ?? []);
}
