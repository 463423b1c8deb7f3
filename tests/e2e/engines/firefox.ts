import { spawnSync } from 'node:child_process';
import puppeteer from 'puppeteer-core';
import { commandLimitMs } from '../playwright.config.ts';
import { test } from '../support/fixtures.ts';
import type { OtherBrowser } from './engines.ts';

const executablePath = ['firefox-esr', 'firefox']
  .map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim())
  .find((path) => path !== '');

/** Starts Firefox without a window, with Puppeteer; skips the test if there is no Firefox. */
export async function startFirefox(): Promise<OtherBrowser> {
  test.skip(!executablePath, "the site in Firefox; install Debian's firefox-esr");
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    protocolTimeout: commandLimitMs,
    // The demo’s service worker can delay a navigation by a minute; the site has none.
    extraPrefsFirefox: { 'dom.serviceWorkers.enabled': false },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(commandLimitMs);
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(String(error)));
  // WebDriver BiDi does not report violations of the policy as console lines.
  await page.evaluateOnNewDocument(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(effectiveDirective, blockedURI),
    ),
  );
  return Object.assign(page, {
    chooseFile: async (path: string) => (await page.$('input[type=file]'))?.uploadFile(path),
    setSize: (width: number, height: number) => page.setViewport({ width, height }),
    messages: () => Promise.resolve(messages),
    end: () => browser.close(),
  });
}
