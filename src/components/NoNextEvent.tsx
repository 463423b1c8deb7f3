import { builtAfterEvent } from '../clock/phases.ts';
import { championship } from '../data/championship.ts';

/** A sentence that follows another in a build after the championship; includes the space between them. */
export const NoNextEvent = () =>
  builtAfterEvent() && ` No championship after ${championship.shortName} has been announced.`;
