import type { Page } from '@playwright/test';
import { enlarged, resize } from './looks';
import { axeBreaches, expect } from './site';

/*
 * What WCAG 2.2 measures of a page at 400 %, and axe alone does not.
 */

/** What makes the page scroll sideways (1.4.10). */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.body.querySelectorAll('*')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => `too wide: ${element.outerHTML.slice(0, 100)}`),
  );

/** Text that is cut off. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const title = document.querySelector('h1')?.textContent;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const words = text.textContent?.trim();
      // The breadcrumb may shorten what the heading says in full.
      if (!words || words === title || !text.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNode(text);
      const { right, bottom } = range.getBoundingClientRect();
      for (
        let box = text.parentElement;
        box !== document.body;
        box = box.parentElement ?? document.body
      ) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edges = box.getBoundingClientRect();
        // A point on the screen: meant to be heard.
        if (edges.width <= 1) break;
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const cut =
          (hides(overflowX) && right > edges.right + 1) ||
          (hides(overflowY) && bottom > edges.bottom + 1);
        if (cut) found.push(`cut off: ${words.slice(0, 60)}`);
      }
    }
    return found;
  });

/** Runs `check` with the distances that readers may set for themselves (1.4.12). */
async function withSpacing(page: Page, check: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets = [sheet];
  });
  await check();
  await page.evaluate(() => (document.adoptedStyleSheets = []));
}

/** What has the focus and is not seen, on the way back from the end of the page (2.4.11). */
const unseenFocus = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('.site-header');
    const found: string[] = [];
    const stops = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    );
    for (const stop of [...stops].reverse()) {
      if (header?.contains(stop) || !stop.checkVisibility({ visibilityProperty: true })) continue;
      stop.focus();
      if (document.activeElement !== stop) continue;
      const { left, right, top, bottom } = stop.getBoundingClientRect();
      // What is taller than the window is seen where it is not behind the header.
      const y = bottom - top > innerHeight / 2 ? Math.min(bottom, innerHeight) - 1 : top + 1;
      const seen = document.elementFromPoint((left + right) / 2, y);
      if (!seen || header?.contains(seen)) {
        found.push(
          `focus unseen: ${stop.outerHTML.slice(0, 100)} ${left} to ${right}, ${top} to ${bottom}`,
        );
      }
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return found;
  });

/** Fields that do not tell the browser what belongs into them (1.3.5), or have no name for it. */
const unnamed = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
      .filter(({ type, name, autocomplete }) => {
        const told =
          autocomplete !== '' || ['checkbox', 'radio', 'file', 'textarea'].includes(type);
        return !name || !told;
      })
      .map((field) => `no autocomplete: ${field.outerHTML.slice(0, 100)}`),
  );

/** What is written by the style sheet alone, which axe does not see, in too little contrast (1.4.3). */
const faint = (page: Page) =>
  page.evaluate(() => {
    const luminance = (color: string) => {
      const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
        const value = Number(part) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ground = luminance(getComputedStyle(document.body).backgroundColor);
    return [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const { content, color } = getComputedStyle(element, '::before');
        if (!content.includes('counter(') || !element.checkVisibility()) return false;
        return (luminance(color) + 0.05) / (ground + 0.05) < 4.5;
      })
      .map((element) => `faint number: ${element.outerHTML.slice(0, 100)}`);
  });

/** Targets below 24 px, names that do not contain their label, unknown autocomplete tokens. */
const breachesOfAxe = (page: Page) =>
  axeBreaches(page, {
    type: 'rule',
    values: ['target-size', 'label-content-name-mismatch', 'autocomplete-valid'],
  });

/** Enlarges the page, measures it, and leaves it as it was. */
export async function expectReadable(page: Page): Promise<void> {
  const before = page.viewportSize();
  await resize(page, enlarged);
  // For a moment, Chromium may still have lengths in vw of the size before.
  await expect.poll(() => tooWide(page), page.url()).toEqual([]);
  await expect.poll(() => unseenFocus(page), page.url()).toEqual([]);
  const found = [
    ...(await cutOff(page)),
    ...(await unnamed(page)),
    ...(await faint(page)),
    ...(await breachesOfAxe(page)),
  ];
  await withSpacing(page, async () => {
    const spaced = [...(await tooWide(page)), ...(await cutOff(page))];
    found.push(...spaced.map((line) => `with more space, ${line}`));
  });
  expect.soft(found, page.url()).toEqual([]);
  if (before) await page.setViewportSize(before);
}
