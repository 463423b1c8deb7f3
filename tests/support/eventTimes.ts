import { event } from '../../src/data/event.ts';

export const start = Date.parse(event.startsAt);
export const end = Date.parse(event.endsAt);
export const dayMs = 86_400_000;
