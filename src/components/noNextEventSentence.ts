import { builtAfterEvent } from '../clock/phases.ts';
import { championship } from '../data/championship.ts';

/** A sentence to append to another, with a space in front; empty unless the build is after the championship. */
export const noNextEventSentence = (): string =>
  builtAfterEvent() ? ` No championship after ${championship.shortName} has been announced.` : '';
