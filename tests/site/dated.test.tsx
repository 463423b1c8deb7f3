import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../src/buildtime/prerender/renderSite.tsx';
import { phases, spanOf } from '../../src/clock/phases.ts';
import { championship } from '../../src/data/championship.ts';
import { programme } from '../../src/data/programme.ts';
import { setBuildPhase, setClock } from '../support/clock.ts';
import { elementOf } from '../support/dom.ts';
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
  'on $path, only words of the class “dated” change with the phase',
  async ({ path }) => {
    visit(path);
    await screen.findByRole('heading', { level: 1 });
    await settled();
    const texts = lastingTexts();
    for (const phase of phases) {
      setClock(spanOf(phase).from);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      expect(lastingTexts().filter((text) => !texts.includes(text))).toEqual([]);
    }
  },
);

const builds = [
  { phase: 'before', words: ['Real work, no script.', 'Doors open'] },
  { phase: 'during', words: ['On now in Zurich.', 'The championship is under way.'] },
  { phase: 'after', words: [`That was ${championship.shortName}.`, 'championship has ended.'] },
] as const;

for (const row of builds) {
  it(`the static HTML of a build ${row.phase} the championship has the words of that phase, but neither the current day nor figures of the countdown`, async () => {
    setBuildPhase(row.phase);
    setClock(spanOf('during').from);
    const page = elementOf((await renderPage('/')).html);
    const all = builds.flatMap(({ words }) => words);
    expect(all.filter((words) => page.textContent.includes(words))).toEqual(row.words);
    // A day, or figures of the countdown, would soon be wrong.
    expect(page.querySelector('[role="timer"]')?.textContent ?? '').not.toMatch(/\d/);
    const days = programme.map(({ weekday, title }) => `${weekday}: ${title}`);
    expect(days.filter((day) => page.textContent.includes(day))).toEqual([]);
    expect(page.querySelector('[aria-current="date"]')).toBeNull();
  });
}
