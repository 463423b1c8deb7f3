import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type ShownText, shownTexts } from './shownTexts.ts';

/* The contrast of text over pictures (WCAG 1.4.3), which axe does not measure. */

/** A line of text over a picture, with its place in the window. */
interface Line {
  index: number;
  words: string;
  color: string;
  /** Large text needs 3:1, others 4.5:1. */
  large: boolean;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Runs in the page: loads all pictures and hides the text. */
const prepare = async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    main * { -webkit-text-fill-color: transparent !important }
    .site-header, .mock-badge { visibility: hidden !important }`);
  document.adoptedStyleSheets = [sheet];
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
  for (const picture of pictures) picture.loading = 'eager';
  const shown = pictures.filter((picture) => picture.checkVisibility());
  await Promise.all(shown.map((picture) => picture.decode()));
  // A screenshot may show the last frame painted, with the text.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
};

/** Runs in the page: scrolls to the first line not `seen`. @returns all lines in view. */
const show = (texts: readonly ShownText[], seen: readonly number[]): Line[] => {
  const pictures = [...document.querySelectorAll('main img')].filter((img) =>
    img.checkVisibility(),
  );
  const lines = () => {
    const boxes = pictures.map((picture) => picture.getBoundingClientRect());
    const found: (Line & { element: Element })[] = [];
    for (const { text, element, words } of texts) {
      // Buttons have their own background.
      if (element.closest('.btn, .visually-hidden')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const px = parseFloat(fontSize);
      const large = px >= 24 || (px >= 18.66 && Number(fontWeight) >= 700);
      for (const { left, top, right, bottom, width, height } of range.getClientRects()) {
        const over = boxes.some(
          (box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
        );
        const index = found.length;
        if (over) found.push({ index, element, words, color, large, left, top, width, height });
      }
    }
    return found;
  };
  const first = lines().find(({ index }) => !seen.includes(index));
  if (!first) return [];
  first.element.scrollIntoView({ block: 'start', inline: 'start', behavior: 'instant' });
  return lines().filter(({ index, left, top, width, height }) => {
    const inWindow =
      left >= 0 && left + width <= innerWidth && top >= 0 && top + height <= innerHeight;
    return inWindow || index === first.index;
  });
};

/** The numbers in a computed colour. */
export const numbersIn = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number);

/** Relative luminance of a colour with components up to 255. */
export function luminance(color: Iterable<number>): number {
  const [red = 0, green = 0, blue = 0] = Array.from(color, (value) =>
    value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two luminances, the lighter one second. */
export const contrast = (dark: number, light: number): number => (light + 0.05) / (dark + 0.05);

/**
 * Text over pictures with too little contrast to the brightest twentieth of its background. Poll it: on a slow machine,
 * a screenshot may still show the text, which then counts as its own background.
 */
export async function wordsLostInPictures(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(prepare);
  const found: string[] = [];
  const seen: number[] = [];
  for (;;) {
    const lines = await (await shownTexts(page, 'main')).evaluate(show, seen);
    if (lines.length === 0) break;
    const screen = await session.send('Page.captureScreenshot', { optimizeForSpeed: true });
    const { data, info } = await sharp(Buffer.from(screen.data, 'base64'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const { index, words, color, large, left, top, width, height } of lines) {
      seen.push(index);
      const behind: number[] = [];
      for (let y = Math.max(0, Math.ceil(top)); y < Math.min(top + height, info.height); y += 2) {
        for (let x = Math.max(0, Math.ceil(left)); x < Math.min(left + width, info.width); x += 2) {
          const pixel = (y * info.width + x) * 3;
          behind.push(luminance(data.subarray(pixel, pixel + 3)));
        }
      }
      behind.sort((a, b) => b - a);
      const ground = behind[Math.floor(behind.length / 20)] ?? 1;
      const ratio = contrast(ground, luminance(numbersIn(color).slice(0, 3)));
      if (ratio < (large ? 3 : 4.5)) found.push(`${ratio.toFixed(2)}: ${words.slice(0, 40)}`);
    }
  }
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  await session.detach();
  return found;
}
