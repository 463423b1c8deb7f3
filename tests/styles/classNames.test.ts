import { expect, it } from 'vitest';
import { compileSheet } from '../support/compileSheet.ts';

/** The sheets that components import; those in styles/ are for all pages. */
const sheets = Object.keys(import.meta.glob(['../../src/**/*.scss', '!../../src/styles/**']));

/** `src/pages/profile` for a file of that folder or of those inside. */
const areaOf = (file: string) => file.split('/').slice(0, -1).slice(0, 3).join('/');

it('no two areas define the same class, because class names are global', () => {
  const definedIn = new Map<string, Set<string>>();
  for (const sheet of sheets) {
    const file = sheet.slice('../../'.length);
    for (const [, name = ''] of compileSheet(file).matchAll(/^ *\.(?!aos-)([\w-]+)/gm)) {
      definedIn.set(name, (definedIn.get(name) ?? new Set()).add(areaOf(file)));
    }
  }
  const shared = [...definedIn].filter(([, areas]) => areas.size > 1);
  expect(shared.map(([name, areas]) => `.${name} in ${[...areas].join(', ')}`)).toEqual([]);
});
