import { addDays } from './days.ts';
import { event } from './event.ts';
import { slugOf } from './newsPath.ts';

const calendarDate = (isoDate: string) => isoDate.replaceAll('-', '');

/** The championship as an all-day calendar entry. */
export const calendarEntry = {
  summary: `${event.name} (${event.shortName})`,
  place: `${event.city}, ${event.country}`,
  description: `Doors open at ${event.doorsOpen} on the first day.`,
  firstDay: calendarDate(event.firstDay),
  /** The end of an all-day entry is the day after its last day. */
  dayAfter: calendarDate(addDays(event.lastDay, 1)),
};

/** Path of the calendar file, which the build writes. */
export const calendarPath = `/${slugOf(event.shortName)}.ics`;

export const googleCalendarUrl = `https://calendar.google.com/calendar/render?${new URLSearchParams(
  {
    action: 'TEMPLATE',
    text: calendarEntry.summary,
    dates: `${calendarEntry.firstDay}/${calendarEntry.dayAfter}`,
    location: calendarEntry.place,
    details: calendarEntry.description,
  },
).toString()}`;
