import { event } from '../../src/data/event';

/* The three phases of the championship on the home page. See product.md, Clock. */

export const start = Date.parse(event.startsAt);
export const end = Date.parse(event.endsAt);
export const dayMs = 86_400_000;

/** Words that the hero and the event block show in one phase only. */
export const phaseWords = {
  before: ['Five courses, no script.', 'Doors open at'],
  during: ['On now in Zurich.', 'The championship is under way.'],
  after: [`That was ${event.shortName}.`, `The ${event.year} championship has ended.`],
} as const;
