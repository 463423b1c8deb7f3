import { championship } from '../../src/data/championship.ts';

export const start = Date.parse(championship.startsAt);
export const end = Date.parse(championship.endsAt);
export const dayMs = 86_400_000;
