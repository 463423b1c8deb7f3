import type { StringOptions } from 'sass';
import type { Rolldown } from 'vite';

/** How style sheets are compiled, in the build and in tests. */
export const sassOptions = {
  loadPaths: ['src/styles'],
  // Bootstrap 5.3 uses deprecated Sass features.
  quietDeps: true,
  silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
} satisfies StringOptions<'sync'>;

/** Gives every style sheet the breakpoints and mixins. */
export const sassPrelude = `@use 'mixins' as *;\n`;

/**
 * The chunks beside those of pages. Without `shared`, the home page loads 16 scripts instead of 8, and the categories
 * page 19 instead of 8.
 */
export const codeSplitting = {
  groups: [
    // Packages of every page, which outlive most deploys.
    { name: 'vendor', test: /node_modules/, tags: ['$initial'] },
    { name: 'site', tags: ['$initial'] },
    { name: 'shared', test: /\/src\/(?:components|clock)\//, minShareCount: 2 },
  ],
} satisfies Rolldown.OutputOptions['codeSplitting'];
