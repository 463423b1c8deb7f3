import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { wordsLostInPictures } from './pictureContrast.ts';
import { shownTexts } from './shownTexts.ts';

/* Checks of a page on narrow screens and with large text. */

/** Elements beyond the edge of the screen (WCAG 1.4.10), except in boxes that scroll. */
export const tooWide = (page: Page) =>
  page.evaluate(() => {
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
  });

/** Words that are too small to read, for example in a drawing that is shown too small. */
export const tinyWords = async (page: Page) =>
  (await shownTexts(page)).evaluate((texts) =>
    texts.flatMap(({ text, words }) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { height } = range.getBoundingClientRect();
      return height < 12 ? `${Math.round(height)} px high: ${words}` : [];
    }),
  );

/** 1280 × 1024 CSS pixels, enlarged to 400%. */
export const enlarged = { width: 320, height: 256 };

/** Resizes the window, and waits until the page has the size. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction((width) => innerWidth === width, size.width);
}

/** Sets the browser's font size in pixels. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await session.detach();
  await page.waitForFunction(
    (size) => getComputedStyle(document.documentElement).fontSize === `${size}px`,
    standard,
  );
}

/** Words that break: any word if hyphenation is off; if it is on, words of up to nine letters. */
export const brokenWords = async (page: Page) =>
  (await shownTexts(page)).evaluate((texts) =>
    texts.flatMap(({ text, element }) => {
      if (element.closest('a[href^="mailto:"], .visually-hidden')) return [];
      const longest = getComputedStyle(element).hyphens === 'auto' ? 9 : Infinity;
      return [...(text.textContent ?? '').matchAll(/\p{L}{4,}/gu)]
        .filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const [first, ...others] = range.getClientRects();
          // The rectangles of tight lines overlap.
          const middle = first ? first.top + first.height / 2 : 0;
          return word.length <= longest && others.some(({ top }) => top > middle);
        })
        .map(String);
    }),
  );

/** Checks that nothing is too wide for the window, and that no word breaks for lack of room. */
async function expectRoom(page: Page, where: string): Promise<void> {
  await expect.poll(() => tooWide(page), where).toEqual([]);
  // Lengths in vw follow the window a little later.
  await expect.poll(() => brokenWords(page), where).toEqual([]);
}

/** Checks phones with text of these sizes, by default 150%, 200% and 100%. The page ends at 100%. */
export async function expectRoomForLargeText(page: Page, sizes = [24, 32, 16]): Promise<void> {
  for (const size of sizes) {
    const where = `${page.url()} with text of ${size} px`;
    await setTextSize(page, size);
    await resize(page, { width: 320, height: 844 });
    await expectRoom(page, `${where}, 320 px wide`);
    await resize(page, { width: 390, height: 844 });
    await expectRoom(page, `${where}, 390 px wide`);
    await expect.poll(() => wordsLostInPictures(page), where).toEqual([]);
  }
  await setTextSize(page, 16);
}

/** Checks the width at 200% in a window of 1280 × 800, and at 400%. The page stays at 400%. */
export async function expectNarrow(page: Page): Promise<void> {
  for (const size of [{ width: 640, height: 400 }, enlarged]) {
    await resize(page, size);
    await expect.poll(() => tooWide(page), `${page.url()} at ${size.width} px`).toEqual([]);
  }
}

/** Cut-off text. */
export const cutOff = async (page: Page) =>
  (await shownTexts(page)).evaluate((texts) => {
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const title = document.querySelector('h1')?.textContent;
    const found: string[] = [];
    for (const { text, element, words } of texts) {
      // The breadcrumb may shorten the heading.
      if (words === title) continue;
      const range = document.createRange();
      range.selectNode(text);
      const { right, bottom } = range.getBoundingClientRect();
      for (let box: Element | null = element; box !== document.body; box = box.parentElement) {
        if (!box) break;
        const { overflowX, overflowY } = getComputedStyle(box);
        const edges = box.getBoundingClientRect();
        // For screen readers only.
        if (edges.width <= 1) break;
        const cut =
          (hides(overflowX) && right > edges.right + 1) ||
          (hides(overflowY) && bottom > edges.bottom + 1);
        if (cut) found.push(`cut off: ${words.slice(0, 60)}`);
      }
    }
    return found;
  });

/** Runs `check` with the text spacing of WCAG 1.4.12. */
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

/** Controls that the header hides when the focus moves up the page (WCAG 2.4.11). */
export const unseenFocus = (page: Page) =>
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
      // Tall controls are checked at their lower edge.
      const y = bottom - top > innerHeight / 2 ? Math.min(bottom, innerHeight) - 1 : top + 1;
      const seen = document.elementFromPoint((left + right) / 2, y);
      if (!seen || header?.contains(seen)) {
        const place = `${left} to ${right}, ${top} to ${bottom}`;
        found.push(`focus unseen: ${stop.outerHTML.slice(0, 100)} ${place}`);
      }
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return found;
  });

/** Checks the page at 200% and 400%, and leaves it at 400%. */
export async function expectReadable(page: Page): Promise<void> {
  await expectNarrow(page);
  await expect.poll(() => unseenFocus(page), page.url()).toEqual([]);
  const found = await cutOff(page);
  await withSpacing(page, async () => {
    const spaced = [...(await tooWide(page)), ...(await cutOff(page))];
    found.push(...spaced.map((line) => `with more space, ${line}`));
  });
  expect.soft(found, page.url()).toEqual([]);
}
