import { type Phase, spanOf } from './phases.ts';

/** Class of `<html>` while the static words are outdated; styles hide `.dated`, and `Root` removes the class. */
export const staleClass = 'stale';

/** How a static page hides words that depend on the date. See product.md, Clock. */
export interface StaleWords {
  /** Class of `<html>` without JavaScript; empty if the words stay true for ever. */
  htmlClass: string;
  script: string;
}

/** @param phase that of the build. */
export function staleWords(phase: Phase): StaleWords {
  const { from, until } = spanOf(phase);
  return {
    htmlClass: until === Infinity ? '' : staleClass,
    script: `{const now=Date.now();document.documentElement.classList.toggle('${staleClass}',now<${from}||now>=${until})}`,
  };
}
