import { type Phase, phaseAt } from './phase.ts';

// The build time decides these, whatever the visitor's clock says. See phase.ts.

/** The phase in which the site was built. */
export const phaseOfBuild = (): Phase => phaseAt(__BUILD_TIME__);

export const isBuiltAfterEvent = (): boolean => phaseOfBuild() === 'after';

/** A further sentence of a paragraph, with a space before it, in a build after the championship; else empty. */
export const afterEvent = (sentence: string): string => (isBuiltAfterEvent() ? ` ${sentence}` : '');
