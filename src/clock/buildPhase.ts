import { event } from '../data/event.ts';
import type { Phase } from './phases.ts';

// What depends on the date of the build alone; phases.ts explains what follows the visitor's clock. To find all that
// differs between builds, search for the uses of these functions; product.md lists it under Clock, Build date.

export const buildPhase = (): Phase => __BUILD_PHASE__;

/** True if the site was built after the championship. */
export const isBuiltAfterEvent = (): boolean => buildPhase() === 'after';

/** Says that no further championship is known; empty before the end of this one. */
export const noNextEvent = (): string =>
  isBuiltAfterEvent() ? `No championship after ${event.shortName} has been announced.` : '';

/** Joins the sentences of a paragraph. Leaves out empty ones, which other builds have. */
export const paragraph = (...sentences: readonly string[]): string =>
  sentences.filter(Boolean).join(' ');
