import { championship } from './championship.ts';
import { addDays } from './days.ts';

const calendarDate = (isoDate: string) => isoDate.replaceAll('-', '');

/** The championship as an all-day calendar entry. */
export const calendarEntry = {
  summary: `${championship.name} (${championship.shortName})`,
  place: `${championship.city}, ${championship.country}`,
  description: `Doors open at ${championship.doorsOpen} on the first day.`,
  firstDay: calendarDate(championship.firstDay),
  /** The end of an all-day entry is the day after its last day. */
  dayAfter: calendarDate(addDays(championship.lastDay, 1)),
};

/** Path of the calendar file, which the build writes. */
export const calendarPath = `/${championship.abbreviation}-${championship.year}.ics`.toLowerCase();

export const googleCalendarUrl = `https://calendar.google.com/calendar/render?${new URLSearchParams(
  {
    action: 'TEMPLATE',
    text: calendarEntry.summary,
    dates: `${calendarEntry.firstDay}/${calendarEntry.dayAfter}`,
    location: calendarEntry.place,
    details: calendarEntry.description,
  },
).toString()}`;
