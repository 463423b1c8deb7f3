import { type Phase, phaseAt } from './moments.ts';

// These depend on the build time only, not on the visitor's clock. See moments.ts.

/** The phase in which the site was built. */
export const phaseOfBuild = (): Phase => phaseAt(__BUILD_MOMENT__);

/** A further sentence of a paragraph, with a space before it, in a build after the championship; else empty. */
export const sentenceAfterEvent = (sentence: string): string =>
  phaseOfBuild() === 'after' ? ` ${sentence}` : '';
