import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { compileString } from 'sass';
import { expect, it } from 'vitest';
import { sassOptions, sassPrelude } from '../../src/buildtime/bundlerOptions.ts';
import { renderPage } from '../../src/buildtime/prerender/renderSite.tsx';
import { elementOf } from '../support/dom.ts';

/* The compiled style sheets. One file, because Sass cannot be imported twice in one process. */

/** The CSS of a style sheet under `src`, compiled as in a build. */
function compileSheet(sheet: string): string {
  const source = sassPrelude + readFileSync(`src/${sheet}`, 'utf8');
  // Vite finds packages itself.
  const loadPaths = [...sassOptions.loadPaths, 'node_modules'];
  return compileString(source, { ...sassOptions, loadPaths }).css;
}

/** The sheets that components import; those in styles/ are for all pages. */
const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.scss') && !file.startsWith('styles'),
);

/** `pages/profile` for a sheet of that folder or of those inside. */
const areaOf = (sheet: string) => dirname(sheet).split('/').slice(0, 2).join('/');

it('no two areas define the same class, because class names are global', () => {
  const definedIn = new Map<string, Set<string>>();
  for (const sheet of sheets) {
    // Only the first class of each selector counts: a class inside another may repeat.
    for (const [, name = ''] of compileSheet(sheet).matchAll(/^ *(?::is\()?\.(?!aos-)([\w-]+)/gm)) {
      definedIn.set(name, (definedIn.get(name) ?? new Set()).add(areaOf(sheet)));
    }
  }
  const shared = [...definedIn].filter(([, areas]) => areas.size > 1);
  expect(shared.map(([name, areas]) => `.${name} in ${[...areas].join(', ')}`)).toEqual([]);
});

it('the hero’s picture and its styles switch crops at the same media queries', async () => {
  const queriesOfRules = compileSheet('pages/home/hero.scss').matchAll(/@media ([^{]+) \{/g);
  const styles = Array.from(queriesOfRules, ([, query]) => query);
  const crops = elementOf((await renderPage('/')).html).querySelectorAll('#top source');
  const queries = Array.from(crops, (crop) => crop.getAttribute('media'));
  expect(queries).toHaveLength(2);
  expect(styles).toEqual(expect.arrayContaining(queries));
});
