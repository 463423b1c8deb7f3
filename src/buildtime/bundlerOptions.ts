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
 * The chunks beside those of pages. `shared` has what the home page shares with other pages: without it, the home page
 * loads 15 scripts instead of 8, and 1.1 kB more (brotli).
 */
export const codeSplitting = {
  groups: [
    // Packages of every page, which outlive most deploys.
    { name: 'vendor', test: /node_modules/, tags: ['$initial'] },
    { name: 'site', tags: ['$initial'] },
    {
      debugName: 'shared',
      test: /\/src\/(?:components|clock)\//,
      name: (id, chunking) => {
        const { importers = [] } = chunking.getModuleInfo(id) ?? {};
        return importers.some((file) => file.includes('/pages/home/')) ? 'shared' : null;
      },
    },
  ],
} satisfies Rolldown.OutputOptions['codeSplitting'];
