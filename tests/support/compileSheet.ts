import { readFileSync } from 'node:fs';
import { compileString } from 'sass';

/** The CSS of a style sheet, compiled as in a build. */
export function compileSheet(file: string): string {
  const source = `@use 'mixins' as *;\n${readFileSync(file, 'utf8')}`;
  return compileString(source, {
    loadPaths: ['src/styles', 'node_modules'],
    quietDeps: true,
    silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
  }).css;
}
