import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser.js';

/** The site as it is deployed: no mock, the API's answers are given by each test. */
export const siteUrl = 'http://localhost:4173';
/** The demo build: the same site with the mock API inside. */
export const demoUrl = 'http://localhost:4174';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: process.env.CI ? 'list' : 'line',
  use: {
    baseURL: demoUrl,
    locale: 'en-GB',
    timezoneId: 'Europe/Zurich',
    reducedMotion: 'reduce',
    trace: 'retain-on-failure',
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
    { command: 'npx vite preview --port 4173 --strictPort', url: siteUrl, cwd: '../..' },
    {
      command: 'npx vite preview --port 4174 --strictPort --outDir dist-demo --mode demo',
      url: demoUrl,
      cwd: '../..',
    },
  ],
});
