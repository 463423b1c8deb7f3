import { event } from '../data/event';

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: event.timeZone });

/** A day in words, for example "9 December 2025". @param isoDate for example `2025-12-09`. */
export const formatDay = (isoDate: string): string => format.format(new Date(isoDate));
