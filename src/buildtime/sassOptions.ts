import type { StringOptions } from 'sass';

/** How style sheets are compiled, in the build and in tests. */
export const sassOptions = {
  loadPaths: ['src/styles'],
  // Bootstrap 5.3 uses deprecated Sass features.
  quietDeps: true,
  silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
} satisfies StringOptions<'sync'>;

/** Gives every style sheet the breakpoints and mixins. */
export const sassPrelude = `@use 'mixins' as *;\n`;
