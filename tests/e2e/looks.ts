import type { Page } from '@playwright/test';
import { wordsLostInPictures } from './pictureContrast';
import { expect } from './site';

/*
 * Visits of one page after another in one tab, and what can be seen of each: on paper, in forced colours, on a
 * narrow screen. Each check leaves the page as it was.
 */

/** Opens an address as at a first visit, with nothing in the browser's cache. */
export async function visitFirst(page: Page, address: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  await page.goto(address);
}

/** The end of the page, whose form loads when it is near. */
export async function expectFooter(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByLabel('Email for the newsletter*'), page.url()).toBeVisible();
  await expect(footer.getByRole('button', { name: 'Subscribe' }), page.url()).toBeVisible();
}

/** Text that cannot be read on white paper, where backgrounds are not printed. */
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

/** How much there is to read, in characters; a form is of no use on paper. */
const read = (page: Page) =>
  page.getByRole('main').evaluate((element: HTMLElement) => {
    const forms = [...element.querySelectorAll('form')].filter((form) => form.checkVisibility());
    return forms.reduce((rest, form) => rest - form.innerText.length, element.innerText.length);
  });

/** On paper nothing is hidden, and all is dark on white. */
export async function expectPrintable(page: Page): Promise<void> {
  const path = page.url();
  const words = await read(page);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => unreadable(page), `${path} on paper`).toEqual([]);
  expect(await read(page), `${path} on paper`).toBeGreaterThan(words * 0.8);
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(paper, path).toBe('rgb(255, 255, 255)');
  await page.emulateMedia({ media: null });
}

/** In forced colours backgrounds are gone; still every field and bar has an edge, and text is not its ground's colour. */
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

/** Whatever reaches over the edge of the screen, except in a box that scrolls by itself. */
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

/** 1280 × 1024 CSS pixels, enlarged to 400 %. */
export const enlarged = { width: 320, height: 256 };

/** Gives the window another size. The page has it a moment later. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction((width) => innerWidth === width, size.width);
}

/** Gives letters another size, in pixels, as readers set it in their browser. */
export async function setLetters(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await session.detach();
  await page.waitForFunction(
    (size) => getComputedStyle(document.documentElement).fontSize === `${size}px`,
    standard,
  );
}

/** Words that break in the middle, without a hyphen or in spite of being short. */
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

/** On a phone with letters of 150 and 200 %, nothing leaves the screen, breaks apart or is lost in a picture. */
export async function expectRoomForLetters(page: Page, sizes = [24, 32, 16]): Promise<void> {
  const before = page.viewportSize();
  await resize(page, { width: 390, height: 844 });
  for (const size of sizes) {
    await setLetters(page, size);
    const where = `${page.url()} with letters of ${size} px`;
    await expect.poll(() => page.evaluate(outside), where).toEqual([]);
    expect.soft(await page.evaluate(brokenWords), where).toEqual([]);
    expect.soft(await wordsLostInPictures(page), where).toEqual([]);
  }
  await setLetters(page, 16);
  if (before) await resize(page, before);
  expect.soft(await wordsLostInPictures(page), `${page.url()} on a desktop`).toEqual([]);
}

/** On the narrowest screen, and on a desktop's window of 1280 × 800 at 200 %, nothing scrolls sideways. */
export async function expectNarrow(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const size of [enlarged, { width: 640, height: 400 }]) {
    await resize(page, size);
    await expect
      .poll(() => page.evaluate(outside), `${page.url()} at ${size.width} px`)
      .toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}
