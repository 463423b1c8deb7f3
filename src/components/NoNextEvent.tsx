import { builtAfterEvent } from '../clock/phases.ts';
import { championship } from '../data/championship.ts';

/** A sentence to append to a paragraph, with a space in front; only in a build after the championship. */
export const NoNextEvent = () =>
  builtAfterEvent() && ` No championship after ${championship.shortName} has been announced.`;
