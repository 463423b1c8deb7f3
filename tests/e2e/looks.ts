import type { Page } from '@playwright/test';
import { wordsLostInPictures } from './pictureContrast';
import { expect } from './site';

/* Checks of a page on paper, in forced colours, on narrow screens and with large letters. Each restores the page. */

/** Opens a page with an empty cache. */
export async function visitFirst(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  await page.goto(path);
}

/** Scrolls to the footer, whose form loads lazily. */
export async function expectFooter(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByLabel('Email for the newsletter*'), page.url()).toBeVisible();
  await expect(footer.getByRole('button', { name: 'Subscribe' }), page.url()).toBeVisible();
}

/** Text without contrast on white paper; backgrounds are not printed. */
const unreadable = (page: Page) =>
  page.evaluate(() => {
    const luminance = (color: string) => {
      const [r = 0, g = 0, b = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      const linear = [r, g, b].map((value) => {
        const onWhite = (value * alpha + 255 * (1 - alpha)) / 255;
        return onWhite <= 0.04045 ? onWhite / 12.92 : ((onWhite + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const words = walker.currentNode.textContent?.trim();
      const element = walker.currentNode.parentElement;
      if (!words || !element?.checkVisibility()) continue;
      const { color } = getComputedStyle(element);
      let opacity = 1;
      let exact = false;
      for (let box: Element | null = element; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        opacity *= Number(style.opacity);
        exact ||= style.printColorAdjust === 'exact';
      }
      const contrast = 1.05 / (luminance(color) + 0.05);
      if (opacity < 1 || (contrast < 4.5 && !exact)) {
        found.push(`${words.slice(0, 40)}: ${color}, opacity ${opacity}`);
      }
    }
    return found;
  });

/** Characters in the page without its forms, which are not printed. */
const textLength = (page: Page) =>
  page.getByRole('main').evaluate((element: HTMLElement) => {
    const forms = [...element.querySelectorAll('form')].filter((form) => form.checkVisibility());
    return forms.reduce((rest, form) => rest - form.innerText.length, element.innerText.length);
  });

/** Checks that paper shows all text, dark on white. */
export async function expectPrintable(page: Page): Promise<void> {
  const path = page.url();
  const before = await textLength(page);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => unreadable(page), `${path} on paper`).toEqual([]);
  expect(await textLength(page), `${path} on paper`).toBeGreaterThan(before * 0.8);
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(paper, path).toBe('rgb(255, 255, 255)');
  await page.emulateMedia({ media: null });
}

/** Checks that in forced colours every field and bar has an edge, and text a contrast. */
export async function expectSeenInForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const unseen = await page.evaluate(() => {
    const found: string[] = [];
    for (const control of document.querySelectorAll(
      'input, select, textarea, .btn, .run-score-parts > li',
    )) {
      const { width } = control.getBoundingClientRect();
      if (
        width < 2 ||
        !control.checkVisibility() ||
        control.matches('[type=checkbox], [type=radio]')
      )
        continue;
      const { borderTopStyle, borderTopWidth } = getComputedStyle(control);
      if (borderTopStyle === 'none' || parseFloat(borderTopWidth) === 0) {
        found.push(`no edge: ${control.outerHTML.slice(0, 100)}`);
      }
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const words = walker.currentNode.textContent?.trim();
      const element = walker.currentNode.parentElement;
      if (!words || !element?.checkVisibility({ visibilityProperty: true })) continue;
      const { color } = getComputedStyle(element);
      const background = (box: Element | null): string => {
        if (!box) return 'rgb(255, 255, 255)';
        const { backgroundColor } = getComputedStyle(box);
        const clear = /, 0\)$/.test(backgroundColor);
        return clear ? background(box.parentElement) : backgroundColor;
      };
      if (color === background(element)) found.push(`no contrast: ${words.slice(0, 40)}`);
    }
    return found;
  });
  expect.soft(unseen, `${page.url()} in forced colours`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}

/** Runs in the page: elements beyond the edge of the screen (1.4.10), except in boxes that scroll. */
const outside = () => {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const found = [...document.querySelectorAll('h1, h2, h3, p, a, button, input, select, li, td')]
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < -1 || right > innerWidth + 1) && !scrolls(element);
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 100));
  const { scrollWidth } = document.documentElement;
  return scrollWidth > innerWidth ? [`${scrollWidth} px wide`, ...found] : found;
};

/** Elements that make the page scroll sideways, or reach beyond the edge. */
export const tooWide = (page: Page) => page.evaluate(outside);

/** 1280 × 1024 CSS pixels, enlarged to 400 %. */
export const enlarged = { width: 320, height: 256 };

/** Resizes the window, and waits until the page has the size. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction((width) => innerWidth === width, size.width);
}

/** Sets the browser's font size in pixels. */
export async function setLetters(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await session.detach();
  await page.waitForFunction(
    (size) => getComputedStyle(document.documentElement).fontSize === `${size}px`,
    standard,
  );
}

/** Runs in the page: words that break without a hyphen, or although they are short. */
const brokenWords = () => {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const element = text.parentElement;
    if (!element?.checkVisibility() || element.closest('a[href^="mailto:"], .visually-hidden'))
      continue;
    const longest = getComputedStyle(element).hyphens === 'auto' ? 9 : Infinity;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}{4,}/gu)) {
      if (word.length > longest) continue;
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const [first, ...others] = range.getClientRects();
      if (first && others.some(({ top }) => top >= first.bottom)) found.push(word);
    }
  }
  return found;
};

/** Checks a phone with letters of 150 and 200 %: width, word breaks, contrast over pictures. */
export async function expectRoomForLetters(page: Page, sizes = [24, 32, 16]): Promise<void> {
  const before = page.viewportSize();
  await resize(page, { width: 390, height: 844 });
  for (const size of sizes) {
    await setLetters(page, size);
    const where = `${page.url()} with letters of ${size} px`;
    await expect.poll(() => tooWide(page), where).toEqual([]);
    expect.soft(await page.evaluate(brokenWords), where).toEqual([]);
    expect.soft(await wordsLostInPictures(page), where).toEqual([]);
  }
  await setLetters(page, 16);
  if (before) await resize(page, before);
  expect.soft(await wordsLostInPictures(page), `${page.url()} on a desktop`).toEqual([]);
}

/** Checks the width at 320 px, and at 200 % in a window of 1280 × 800. */
export async function expectNarrow(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const size of [enlarged, { width: 640, height: 400 }]) {
    await resize(page, size);
    await expect.poll(() => tooWide(page), `${page.url()} at ${size.width} px`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}
