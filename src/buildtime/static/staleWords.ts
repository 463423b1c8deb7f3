import { staleClass, wordsHold } from '../../pages/home/eventTime.ts';

/** What a build has to say of the words that follow the date. See product.md, Clock. */
export interface StaleWords {
  /** Class of `<html>` in the static page, where scripts may be off: such words can only grow stale. */
  htmlClass: string;
  /** Inline and blocking, so that no stale word is painted; its hash is in the Content-Security-Policy. */
  script: string;
}

/** @param builtAt milliseconds since 1970. */
export function staleWords(builtAt: number): StaleWords {
  const { from, until } = wordsHold(builtAt);
  return {
    htmlClass: until === Infinity ? '' : staleClass,
    script: `{const now=Date.now();document.documentElement.classList.toggle('${staleClass}',now<${from}||now>=${until})}`,
  };
}
