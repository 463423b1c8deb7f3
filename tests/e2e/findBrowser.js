import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

/** Chromium without windows: twice as fast, but without a back/forward cache. */
const headlessShell = 'chromium-headless-shell';

/** Chrome, Chromium and Edge in the PATH. */
const programs = [
  headlessShell,
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
].flatMap((name) => (process.env.PATH ?? '').split(':').map((folder) => join(folder, name)));

/** Usual paths on macOS and Windows. */
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Chromium/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
];

/**
 * Path of the browser: CHROME_PATH, an installed Chrome, Chromium or Edge, or Playwright's download.
 * @param {boolean} [whole] true to leave out Chromium's headless shell.
 * @returns {string | undefined}
 */
export function findBrowser(whole = false) {
  const fits = (path) => existsSync(path) && !(whole && path.endsWith(headlessShell));
  const named = process.env.CHROME_PATH;
  if (named) {
    if (existsSync(named)) return fits(named) ? named : undefined;
    throw new Error(`CHROME_PATH is "${named}"; expected the path of Chrome, Chromium or Edge.`);
  }
  return [...programs, ...applications, chromium.executablePath()].find(fits);
}
