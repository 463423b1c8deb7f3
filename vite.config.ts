import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { pictures } from './src/buildtime/plugins/pictures.ts';
import { staticPages } from './src/buildtime/plugins/staticPages.ts';
import { preview } from './src/buildtime/plugins/preview.ts';
import { mockWorker } from './src/buildtime/plugins/mockWorker.ts';

const routerFiles = resolve(import.meta.dirname, 'node_modules/react-router/dist/production');

/** What every page has loaded before it can ask for another one. */
const broughtByEntry = /\/(vendor|shared|rolldown-runtime)-[^/]+\.js$/;

export default defineConfig(({ command, mode, isPreview }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  const inDev = command === 'serve' && isPreview !== true;
  const apiMock = (env.VITE_API_MOCK || (inDev || mode === 'demo' ? 'on' : 'off')) === 'on';
  const siteUrl = (env.VITE_SITE_URL || 'https://whrc2026.example').replace(/\/+$/, '');
  return {
    plugins: [
      react(),
      pictures(),
      mockWorker({ enabled: apiMock }),
      staticPages({ siteUrl, apiUrl: env.VITE_API_URL ?? '', apiMock }),
      preview(),
    ],
    resolve: {
      // The package leads everybody to its development files; the production ones lie beside them.
      alias:
        command === 'build'
          ? [
              { find: /^react-router$/, replacement: `${routerFiles}/index.mjs` },
              { find: /^react-router\/dom$/, replacement: `${routerFiles}/dom-export.mjs` },
            ]
          : [],
    },
    define: { __API_MOCK__: JSON.stringify(apiMock) },
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      // A browser that does not know the hint loads the module a little later.
      modulePreload: {
        polyfill: false,
        // What the entry has brought with it need not be named again for each page.
        resolveDependencies: (_file, files, { hostType }) =>
          hostType === 'js' ? files.filter((file) => !broughtByEntry.test(file)) : files,
      },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // What every page needs, in one file that outlives most deploys.
              {
                name: 'vendor',
                test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\/|rolldown\/runtime/,
              },
              // Small parts that the home page shares with others: not a request each.
              {
                name: 'shared',
                test: /src\/(api\/host|pictures\/|components\/(Desks|NewsCard|Question|Reveal|moments|useLate|keepTogether|icons|useHydrated|formatDay)|data\/(schedule|news\.|categoryTiles))/,
              },
              // How a form looks and what it tells: also for pages that load no form, or a form later.
              {
                name: 'messages',
                test: /src\/forms\/(forms\.scss|FormMessage\.)/,
              },
              // What every form needs: one request instead of six.
              {
                name: 'forms',
                test: /node_modules\/react-hook-form\/|src\/(api\/(calls|client)|forms\/(Form|FormField|fieldRules|useSiteForm)\.)/,
              },
            ],
          },
        },
      },
    },
    // The prerendering runs on its own bundle, without asking Node to find a package's files.
    ssr: { noExternal: true },
    css: {
      preprocessorOptions: {
        // Bootstrap 5.3 is written with Sass's older rules.
        scss: {
          quietDeps: true,
          silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
        },
      },
    },
    test: {
      environment: 'jsdom',
      environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
      include: ['tests/**/*.test.{ts,tsx}'],
      setupFiles: ['tests/setup.ts'],
      // One jsdom and one copy of the site for all files of a worker: they took more time than the tests.
      isolate: false,
      // One core is not kept back for a watcher: the run has the machine to itself.
      maxWorkers: '100%',
      restoreMocks: true,
      unstubEnvs: true,
      unstubGlobals: true,
      retry: process.env.CI ? 1 : 0,
      env: { TZ: 'UTC', VITE_API_URL: '', VITE_API_MOCK: 'on' },
    },
  };
});
