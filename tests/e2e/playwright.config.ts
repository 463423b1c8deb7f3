import { defineConfig } from '@playwright/test';
import { findBrowser } from './findBrowser.js';

/** First of five ports. */
const port = Number(process.env.E2E_PORT ?? 4173);
/** The production build; each test replaces the API calls it needs. */
export const siteUrl = `http://localhost:${port}`;
/** The demo build, with the mock API inside. */
export const demoUrl = `http://localhost:${port + 1}`;
/** The mock API as a server, and a site built for it. */
export const apiPort = port + 2;
export const apiUrl = `http://localhost:${apiPort}`;
export const crossPort = port + 3;
export const crossUrl = `http://localhost:${crossPort}`;
/** WebKit's driver does not choose a port itself. */
export const webKitPort = port + 4;

/** A command of a browser's driver takes up to four seconds on a busy machine, and sometimes hangs. */
export const commandLimitMs = 15_000;
/** Long, because a busy machine is slow, not wrong; and longer than the limit of a command. */
const patienceMs = 20_000;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // No retries, except in WebKit: a flaky test is to be fixed, not repeated.
  retries: 0,
  expect: { timeout: patienceMs, toPass: { timeout: patienceMs } },
  // Some tests visit every page.
  timeout: 180_000,
  reporter: [[process.env.CI ? 'list' : 'line'], ['./support/skipReporter.ts']],
  use: {
    baseURL: demoUrl,
    locale: 'en-GB',
    timezoneId: 'Europe/Zurich',
    reducedMotion: 'reduce',
    launchOptions: { executablePath: findBrowser(), args: ['--disable-gpu'] },
  },
  webServer: [
    { url: siteUrl, options: `--port ${port}` },
    { url: demoUrl, options: `--port ${port + 1} --outDir dist-demo --mode demo` },
  ].map(({ url, options }) => ({
    // Not npx, which starts slowly and does not forward signals.
    command: `node node_modules/vite/bin/vite.js preview --strictPort ${options}`,
    url,
    cwd: '../..',
  })),
});
