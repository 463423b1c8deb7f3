import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../src/buildtime/static/renderSite';
import { spanOf } from '../../src/clock/phases';
import { setBuildPhase, setClock } from '../support/clock';
import { settled } from '../support/server';
import { staticPages } from '../support/staticPages';
import { visit } from '../support/visit';

const phases = ['before', 'during', 'after'] as const;

/** The pages whose static HTML depends on the build date. */
const pages = [];
for (const { renderedAt } of staticPages) {
  const builds = new Set<string>();
  for (const phase of phases) {
    setBuildPhase(phase);
    builds.add((await renderPage(renderedAt)).html);
  }
  if (builds.size > 1) pages.push(renderedAt);
}

/** The texts of the page, without those that an outdated build hides and without the mark of today. */
function lastingTexts(): string[] {
  const copy = document.body.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll('.dated, [aria-current="date"]')) part.remove();
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return texts;
}

it.each(pages)('on %s, words change only in elements of the class “dated”', async (path) => {
  visit(path);
  await screen.findByRole('heading', { level: 1 });
  await settled();
  const texts = lastingTexts();
  for (const phase of phases) {
    setClock(spanOf(phase).from);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(lastingTexts().filter((text) => !texts.includes(text))).toEqual([]);
  }
});
