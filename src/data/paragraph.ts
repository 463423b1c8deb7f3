import { event } from './event.ts';

/** Says that no further championship is known; empty in builds from before the end of this one. */
export const noNextEvent = (): string =>
  __BUILD_PHASE__ === 'after' ? `No championship after ${event.shortName} has been announced.` : '';

/** Joins the sentences of a paragraph. Leaves out empty ones, which other builds have. */
export const paragraph = (...sentences: readonly string[]): string =>
  sentences.filter(Boolean).join(' ');
