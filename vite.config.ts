import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import packageJson from './package.json' with { type: 'json' };
import { newsParts } from './src/buildtime/plugins/news.ts';
import { pictures } from './src/buildtime/plugins/pictures.ts';
import { staticPages } from './src/buildtime/plugins/staticPages.ts';
import { preview } from './src/buildtime/plugins/preview.ts';
import { mockWorker } from './src/buildtime/plugins/mockWorker.ts';
import { readSettings } from './src/buildtime/settings.ts';

export default defineConfig(({ command, mode, isPreview }) => {
  const inDev = command === 'serve' && isPreview !== true;
  const settings = readSettings(loadEnv(mode, process.cwd(), 'VITE_'), inDev || mode === 'demo');
  return {
    plugins: [
      react(),
      newsParts(),
      pictures(),
      mockWorker({ enabled: settings.apiMock }),
      staticPages(settings),
      preview(),
    ],
    define: { __API_MOCK__: JSON.stringify(settings.apiMock) },
    build: {
      // The oldest browsers that the site promises to work in, under the names that Vite has for them.
      target: packageJson.browserslist.map((browser) =>
        browser.replace('ios_saf', 'ios').replace(' >= ', ''),
      ),
      assetsInlineLimit: 0,
      // A browser that does not know the hint loads the module a little later.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            // What every page needs of the packages, in one file that outlives most deploys; and a line to
            // which each page adds its pictures.
            groups: [{ name: 'vendor', test: /node_modules|virtual:pictures/, tags: ['$initial'] }],
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
