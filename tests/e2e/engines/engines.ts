import { expect, test } from '../support/fixtures.ts';
import { startFirefox } from './firefox.ts';
import { type Driver, Tab } from './tab.ts';
import { startWebKit } from './webKit.ts';

/*
 * Playwright cannot drive Firefox and WebKit as distributions ship them, and some networks block its own builds. So a
 * test in all engines has no `page`, but a `tab`, which needs only a few commands of a browser.
 */

/** A browser that Playwright does not start. */
export interface OtherBrowser extends Driver {
  screenshot: (file: { path: `${string}.png` }) => Promise<unknown>;
  /** Console lines and errors of the pages. */
  messages: () => Promise<string[]>;
  end: () => Promise<void>;
}

const inChromium = test.extend<{ tab: Tab }>({
  prefetches: true,
  tab: async ({ page, baseURL }, run) => {
    const driver = Object.assign(page, {
      chooseFile: (path: string) => page.setInputFiles('input[type=file]', path),
      setSize: (width: number, height: number) => page.setViewportSize({ width, height }),
    });
    await run(new Tab(driver, baseURL, page));
  },
});

/** A test in another browser; it fails on console lines, too. */
const testIn = (start: () => Promise<OtherBrowser>) =>
  test.extend<{ tab: Tab }>({
    tab: async ({ baseURL }, run, testInfo) => {
      const browser = await start();
      await run(new Tab(browser, baseURL));
      const path = `${testInfo.outputPath('screen')}.png` as const;
      // A hanging driver takes no screenshot either.
      if (testInfo.error) await browser.screenshot({ path }).catch(() => undefined);
      expect(await browser.messages().finally(browser.end), 'the console').toEqual([]);
    },
  });

/** The same test in each engine. */
export const engines = {
  Chromium: inChromium,
  Firefox: testIn(startFirefox),
  WebKit: testIn(startWebKit),
};
