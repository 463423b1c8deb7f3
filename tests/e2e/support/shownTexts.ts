import type { Page } from '@playwright/test';

/** A visible text of the page. */
export interface ShownText {
  text: Node;
  element: HTMLElement;
  words: string;
}

/** Runs in the page. */
function findTexts(part: string): ShownText[] {
  const root = document.querySelector(part) ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: ShownText[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const element = text.parentElement;
    const words = text.textContent?.trim();
    if (words && element?.checkVisibility({ visibilityProperty: true }))
      found.push({ text, element, words });
  }
  return found;
}

/** The visible texts of a page or a part of it, as a handle: a check runs in the page with `evaluate`. */
export const shownTexts = (page: Page, part = 'body') => page.evaluateHandle(findTexts, part);
