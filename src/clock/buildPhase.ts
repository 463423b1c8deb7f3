import { event } from '../data/event.ts';
import type { Phase } from './phases.ts';

// These depend on the phase of the build, not on the visitor's clock; see phases.ts. Their uses are all the differences
// between builds, which product.md lists under Clock.

export const buildPhase = (): Phase => __BUILD_PHASE__;

/** True if the site was built after the championship. */
export const isBuiltAfterEvent = (): boolean => buildPhase() === 'after';

/** Says that no further championship is known; empty before the end of this one. */
export const noNextEvent = (): string =>
  isBuiltAfterEvent() ? `No championship after ${event.shortName} has been announced.` : '';

/** Joins the sentences of a paragraph. Leaves out empty ones. */
export const paragraph = (...sentences: readonly string[]): string =>
  sentences.filter(Boolean).join(' ');
