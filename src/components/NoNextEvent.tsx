import { builtAfterEvent } from '../clock/phases.ts';
import { championship } from '../data/championship.ts';

/** A sentence for the end of a paragraph, after the championship; includes the space in front. */
export const NoNextEvent = () =>
  builtAfterEvent() && ` No championship after ${championship.shortName} has been announced.`;
