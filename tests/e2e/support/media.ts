import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { contrast, luminance, numbersIn } from './pictureContrast.ts';
import { shownTexts } from './shownTexts.ts';

/* Checks of a page on paper and in forced colours. */

/** Text with too little contrast on white paper; backgrounds are not printed. */
export async function unreadable(page: Page): Promise<string[]> {
  const shown = await shownTexts(page);
  const found = await shown.evaluate((texts) =>
    texts.map(({ words, element }) => {
      const { color } = getComputedStyle(element);
      let opacity = 1;
      let exact = false;
      for (let box: Element | null = element; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        opacity *= Number(style.opacity);
        exact ||= style.printColorAdjust === 'exact';
      }
      return { words: words.slice(0, 40), color, opacity, exact };
    }),
  );
  return found
    .filter(({ color, opacity, exact }) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = numbersIn(color);
      const onWhite = [red, green, blue].map((value) => value * alpha + 255 * (1 - alpha));
      return opacity < 1 || (!exact && contrast(luminance(onWhite), 1) < 4.5);
    })
    .map(({ words, color, opacity }) => `${words}: ${color}, opacity ${opacity}`);
}

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

/** Fields and buttons without an edge, and text without contrast. */
export const unseen = async (page: Page) =>
  (await shownTexts(page)).evaluate((texts) => {
    const found: string[] = [];
    for (const control of document.querySelectorAll('input, select, textarea, .btn')) {
      const { width } = control.getBoundingClientRect();
      const isPlain = !control.matches('[type=checkbox], [type=radio]');
      if (width < 2 || !isPlain || !control.checkVisibility()) continue;
      const { borderTopStyle, borderTopWidth } = getComputedStyle(control);
      if (borderTopStyle === 'none' || parseFloat(borderTopWidth) === 0) {
        found.push(`no edge: ${control.outerHTML.slice(0, 100)}`);
      }
    }
    const background = (box: Element | null): string => {
      if (!box) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(box);
      return /, 0\)$/.test(backgroundColor) ? background(box.parentElement) : backgroundColor;
    };
    for (const { words, element } of texts) {
      const { color } = getComputedStyle(element);
      if (color === background(element)) found.push(`no contrast: ${words.slice(0, 40)}`);
    }
    return found;
  });

/** Checks that in forced colours every field and button has an edge, and that text contrasts with its background. */
export async function expectSeenInForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await unseen(page), `${page.url()} in forced colours`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}
