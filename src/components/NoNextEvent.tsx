import { builtAfterEvent } from '../clock/phases.ts';
import { championship } from '../data/championship.ts';

/** A sentence of a paragraph, after a space. A build before or during the championship does not have it. */
export const NoNextEvent = () =>
  builtAfterEvent() && ` No championship after ${championship.shortName} has been announced.`;
