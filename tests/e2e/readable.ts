import type { Page } from '@playwright/test';
import { enlarged, resize, tooWide } from './looks';
import { axeViolations, expect } from './site';

/* WCAG 2.2 at 400 %, beyond axe's default rules. */

/** Cut-off text. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const title = document.querySelector('h1')?.textContent;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const words = text.textContent?.trim();
      // The breadcrumb may shorten the heading.
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
        // For screen readers only.
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

/** Controls that the header hides when the focus moves up the page (2.4.11). */
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
      // Tall controls are checked at their lower edge.
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

/** Fields without a name or without `autocomplete` (1.3.5). */
const unnamed = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
      .filter(({ type, name, autocomplete }) => {
        const declared =
          autocomplete !== '' || ['checkbox', 'radio', 'file', 'textarea'].includes(type);
        return !name || !declared;
      })
      .map((field) => `no autocomplete: ${field.outerHTML.slice(0, 100)}`),
  );

/** Small targets, names that lack their label, unknown autocomplete tokens. */
const axeFindings = (page: Page) =>
  axeViolations(page, {
    type: 'rule',
    values: ['target-size', 'label-content-name-mismatch', 'autocomplete-valid'],
  });

/** Checks the page at 400 %, and restores its size. */
export async function expectReadable(page: Page): Promise<void> {
  const before = page.viewportSize();
  await resize(page, enlarged);
  await expect.poll(() => tooWide(page), page.url()).toEqual([]);
  await expect.poll(() => unseenFocus(page), page.url()).toEqual([]);
  const found = [...(await cutOff(page)), ...(await unnamed(page)), ...(await axeFindings(page))];
  await withSpacing(page, async () => {
    const spaced = [...(await tooWide(page)), ...(await cutOff(page))];
    found.push(...spaced.map((line) => `with more space, ${line}`));
  });
  expect.soft(found, page.url()).toEqual([]);
  if (before) await page.setViewportSize(before);
}
