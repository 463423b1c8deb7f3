import { stableInterval } from './moments.ts';

/** Class of `<html>` while the static words are outdated; styles hide `.dated`, and `Root` removes the class. */
export const staleClass = 'stale';

/** How a static page hides words that depend on the date. See product.md, Clock. */
export interface StaleWords {
  /** Class of `<html>` without JavaScript; empty if the words stay true for ever. */
  htmlClass: string;
  script: string;
}

/** @param builtAt milliseconds since 1970. */
export function staleWords(builtAt: number): StaleWords {
  const { from, until } = stableInterval(builtAt);
  return {
    htmlClass: until === Infinity ? '' : staleClass,
    script: `{const now=Date.now();document.documentElement.classList.toggle('${staleClass}',now<${from}||now>=${until})}`,
  };
}
