import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import browserslist from 'browserslist';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { buildSite } from './src/buildtime/buildSite.ts';
import { codeSplitting, sassOptions, sassPrelude } from './src/buildtime/bundlerOptions.ts';
import { preview } from './src/buildtime/hosts/preview.ts';
import { articles } from './src/buildtime/plugins/articles.ts';
import { icsText } from './src/buildtime/plugins/calendarFile.ts';
import { generatedFile } from './src/buildtime/plugins/generatedFile.ts';
import { pictures } from './src/buildtime/plugins/pictures.ts';
import { readSettings } from './src/buildtime/settings.ts';
import { phaseAt } from './src/clock/phases.ts';
import { calendarPath } from './src/data/calendar.ts';

/** From the installed msw, so that versions match. */
const mockWorker = () =>
  readFileSync(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')), 'utf8');

/** The oldest version of each browser in package.json, under Vite's names: `chrome125`, `ios17.5`. */
function oldestBrowsers(): string[] {
  // Newest first, so that the oldest version stays.
  const versions = new Map(browserslist().map((line) => line.split(' ') as [string, string]));
  return [...versions]
    .filter(([name]) => !name.startsWith('and_'))
    .map(([name, version]) => name.replace('ios_saf', 'ios') + version);
}

export default defineConfig(({ command, mode, isPreview }) => {
  const inDev = command === 'serve' && isPreview !== true;
  const inTest = mode === 'test';
  // The tests have their own settings, whatever .env.local says.
  const env = inTest ? {} : loadEnv(mode, process.cwd(), ['VITE_', 'SOURCE_DATE_EPOCH']);
  const settings = readSettings(env, inDev || inTest || mode === 'demo');
  return {
    plugins: [
      articles(),
      react(),
      pictures(),
      generatedFile(calendarPath, 'text/calendar', () =>
        icsText(settings.siteUrl, settings.builtAt),
      ),
      settings.apiMocked && generatedFile('/mockServiceWorker.js', 'text/javascript', mockWorker),
      buildSite(settings),
      preview(),
    ],
    define: {
      __API_MOCK__: JSON.stringify(settings.apiMocked),
      __SITE_URL__: JSON.stringify(settings.siteUrl),
      __BUILD_PHASE__: JSON.stringify(phaseAt(settings.builtAt)),
    },
    build: {
      target: oldestBrowsers(),
      assetsInlineLimit: 0,
      // Without this polyfill, browsers that lack module preloading load scripts a little later.
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting } },
    },
    // Bundles packages, so that Node need not resolve their files.
    ssr: { noExternal: true },
    css: {
      preprocessorOptions: {
        scss: { ...sassOptions, additionalData: sassPrelude },
      },
    },
    test: {
      environment: 'jsdom',
      environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
      include: ['tests/**/*.test.{ts,tsx}'],
      exclude: ['tests/contract/**'],
      setupFiles: ['tests/support/setup.ts'],
      // Finds leaks between files; `--sequence.seed` repeats a run.
      sequence: { shuffle: { files: true } },
      // One jsdom and one copy of the site per worker: with one per file, the run takes over four times as long.
      isolate: false,
      // Nothing else runs at the same time.
      maxWorkers: '100%',
      restoreMocks: true,
      // Enough for the values in titles; cuts the tables in messages, because a diff follows them.
      chaiConfig: { truncateThreshold: 100 },
      env: { TZ: 'UTC', VITE_API_URL: '' },
    },
  };
});
