import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser.js';

/** First of four ports that the tests serve on; E2E_PORT moves them. */
const port = Number(process.env.E2E_PORT ?? 4173);
/** The site as it is deployed: no mock, the API's answers are given by each test. */
export const siteUrl = `http://localhost:${port}`;
/** The demo build: the same site with the mock API inside. */
export const demoUrl = `http://localhost:${port + 1}`;
/** Where a test serves the mock API as a server of its own, and the site that was built for it. */
export const apiPort = port + 2;
export const apiUrl = `http://localhost:${apiPort}`;
export const crossPort = port + 3;
export const crossUrl = `http://localhost:${crossPort}`;

/** How long a test waits for what has to come, in milliseconds: a busy machine is slow, not wrong. */
const patienceMs = 10_000;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: patienceMs, toPass: { timeout: patienceMs } },
  // For tests that walk the whole site.
  timeout: 180_000,
  reporter: process.env.CI ? 'list' : 'line',
  use: {
    baseURL: demoUrl,
    locale: 'en-GB',
    timezoneId: 'Europe/Zurich',
    reducedMotion: 'reduce',
    // Recording every test would cost a quarter of the time.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findBrowser(),
      // A closed network and a machine without a sandbox for root are no reason to fail.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: [
    { command: `npx vite preview --port ${port} --strictPort`, url: siteUrl, cwd: '../..' },
    {
      command: `npx vite preview --port ${port + 1} --strictPort --outDir dist-demo --mode demo`,
      url: demoUrl,
      cwd: '../..',
    },
  ],
});
