import { formatDay } from '../data/days.ts';
import { event } from '../data/event.ts';
import { type Phase, phaseAt } from './phase.ts';

// The build time decides these, whatever the visitor's clock says. See phase.ts.

/** The phase in which the site was built. */
export const phaseOfBuild = (): Phase => phaseAt(__BUILD_TIME__);

export const isBuiltAfterEvent = (): boolean => phaseOfBuild() === 'after';

/** In a build after the championship, a space and the sentence that no next one has been announced; else empty. */
export const noNextEventSentence = (): string =>
  isBuiltAfterEvent()
    ? ` No championship after that of ${formatDay(event.firstDay).replace(/^\d+ /, '')} has been announced.`
    : '';
