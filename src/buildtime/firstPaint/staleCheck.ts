import { type Phase, spanOf } from '../../clock/phases.ts';

/** How a static page hides words that the date has outdated; see clock/phases.ts. */
export interface StaleCheck {
  /** Class of `<html>` without JavaScript; empty if the words stay true for ever. */
  htmlClass: string;
  /** Sets the class, or removes it. */
  script: string;
}

/** @param phase that of the build. */
export function staleCheck(phase: Phase): StaleCheck {
  const { from, until } = spanOf(phase);
  return {
    htmlClass: until === Infinity ? '' : 'stale',
    script: `{const now=Date.now();document.documentElement.classList.toggle('stale',now<${from}||now>=${until})}`,
  };
}
