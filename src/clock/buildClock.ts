import { phaseAt } from './moments.ts';

// These depend on the build time only, not on the visitor's clock. See moments.ts.

/** True if the site was built after the championship. */
export const isBuiltAfterEvent = (): boolean => phaseAt(__WORDS_SINCE__) === 'after';

/** A further sentence of a paragraph, with a space before it, in a build after the championship; else empty. */
export const sentenceAfterEvent = (sentence: string): string =>
  isBuiltAfterEvent() ? ` ${sentence}` : '';
