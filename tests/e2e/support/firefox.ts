import { spawnSync } from 'node:child_process';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { commandLimitMs } from '../playwright.config.ts';
import type { Driver } from './otherEngines.ts';

const executablePath = ['firefox-esr', 'firefox']
  .map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim())
  .find((path) => path !== '');

export const firefoxInstalled = executablePath !== undefined;

/** Starts Firefox without a window, in Puppeteer. */
export async function startFirefox(): Promise<Driver> {
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
  return {
    goto: (url) => page.goto(url),
    setViewportSize: (size) => page.setViewport(size),
    evaluate: (expression) => page.evaluate(expression),
    find: async (expression) => {
      const element = (await page.evaluateHandle(expression)).asElement();
      return element && controlOf(element as ElementHandle<HTMLInputElement>);
    },
    screenshot: () => page.screenshot({ encoding: 'base64' }),
    messages: () => Promise.resolve(messages),
    end: () => browser.close(),
  };
}

const controlOf = (element: ElementHandle<HTMLInputElement>) => ({
  click: () => element.click(),
  fill: async (text: string) => {
    await element.evaluate((field) => field.select());
    await element.press('Delete');
    await element.type(text);
  },
  choose: async () => {
    const list = (await element.$('xpath/..')) as ElementHandle<HTMLSelectElement>;
    await list.select(await element.evaluate(({ value }) => value));
  },
  setInputFiles: (path: string) => element.uploadFile(path),
});
