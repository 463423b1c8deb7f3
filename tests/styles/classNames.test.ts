import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { compileSheet } from '../support/compileSheet.ts';

/** The sheets that components import; those in styles/ are for all pages. */
const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.scss') && !file.startsWith('styles'),
);

/** `pages/profile` for a sheet of that folder or of those inside. */
const areaOf = (sheet: string) => dirname(sheet).split('/').slice(0, 2).join('/');

it('no two areas define the same class, because class names are global', () => {
  const definedIn = new Map<string, Set<string>>();
  for (const sheet of sheets) {
    // The first class of each selector: a class inside another may repeat.
    for (const [, name = ''] of compileSheet(`src/${sheet}`).matchAll(/^ *\.(?!aos-)([\w-]+)/gm)) {
      definedIn.set(name, (definedIn.get(name) ?? new Set()).add(areaOf(sheet)));
    }
  }
  const shared = [...definedIn].filter(([, areas]) => areas.size > 1);
  expect(shared.map(([name, areas]) => `.${name} in ${[...areas].join(', ')}`)).toEqual([]);
});
