import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { spanOf } from '../../src/clock/phases.ts';
import { setClock } from '../support/clock.ts';
import { settled } from '../support/mockedApi.ts';
import { staticPages } from '../support/staticPages.ts';
import { visit } from '../support/visit.tsx';

/** The texts of the page, without those that an outdated build hides and without the mark of today. */
function lastingTexts(): string[] {
  const copy = document.body.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll('.dated, [aria-current="date"]')) part.remove();
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return texts;
}

it.each(staticPages)(
  'on $path, words change only in elements of the class “dated”',
  async ({ path }) => {
    visit(path);
    await screen.findByRole('heading', { level: 1 });
    await settled();
    const texts = lastingTexts();
    for (const phase of ['before', 'during', 'after'] as const) {
      setClock(spanOf(phase).from);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      expect(lastingTexts().filter((text) => !texts.includes(text))).toEqual([]);
    }
  },
);
