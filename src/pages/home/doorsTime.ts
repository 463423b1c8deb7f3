import { event } from '../../data/event';

const start = Date.parse(event.startsAt);
const dayFormat = { day: 'numeric', month: 'long' } as const;
const hourFormat = { hour: '2-digit', minute: '2-digit' } as const;

const tell = (format: Intl.DateTimeFormatOptions, timeZone?: string) =>
  new Intl.DateTimeFormat('en-GB', { ...format, timeZone }).format(start);

/**
 * When the doors open by the visitor's own clock, for example "03:00", with its day where that is another.
 * @returns null where the clock shows the same as in Zurich.
 */
export function doorsByOwnClock(): string | null {
  const day = tell(dayFormat);
  const hour = tell(hourFormat);
  if (day !== tell(dayFormat, event.timeZone)) return `${hour} on ${day}`;
  return hour === tell(hourFormat, event.timeZone) ? null : hour;
}
