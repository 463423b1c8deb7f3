import type { Page } from '@playwright/test';
import { publicPages } from './dist';
import { main } from './member';
import { siteUrl } from './playwright.config';
import { expect, test } from './site';

/*
 * What is printed, and what is seen in forced colours.
 */

test.use({ baseURL: siteUrl });

test.describe('on paper', () => {
  test.use({ reducedMotion: 'no-preference' });

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

  /** In forced colours backgrounds are gone: fields and buttons without an edge, text without contrast. */
  const unseen = (page: Page) =>
    page.evaluate(() => {
      const found: string[] = [];
      for (const control of document.querySelectorAll('input, select, textarea, .btn')) {
        const { width } = control.getBoundingClientRect();
        if (width < 2 || !control.checkVisibility() || control.matches('[type=checkbox]')) continue;
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

  /** How much there is to read, in characters; a form is of no use on paper. */
  const read = (page: Page) =>
    main(page).evaluate((element: HTMLElement) => {
      const forms = [...element.querySelectorAll('form')].filter((form) => form.checkVisibility());
      return forms.reduce((rest, form) => rest - form.innerText.length, element.innerText.length);
    });

  test('no page hides anything, and all is dark on white', async ({ page }) => {
    for (const { path } of publicPages) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const words = await read(page);
      // What rises when it is scrolled to waits unseen on the screen.
      if (path === '/') await expect(page.locator('.aos-ready [data-aos]').first()).toBeAttached();
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => unreadable(page), path).toEqual([]);
      expect(await read(page), path).toBeGreaterThan(words * 0.8);
      const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(paper, path).toBe('rgb(255, 255, 255)');
      await page.emulateMedia({ media: null, forcedColors: 'active' });
      expect.soft(await unseen(page), `${path} in forced colours`).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
    }
  });
});
