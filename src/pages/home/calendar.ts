import { event } from '../../data/event';

/*
 * The championship as an entry for calendars: a file as RFC 5545 has it, and a link for Google Calendar.
 */

const summary = `${event.name} (${event.shortName})`;
const place = `Championship arena, ${event.city}, ${event.country}`;
const description =
  'Seven days, five courses, humanoid robots from over 20 countries.\n' +
  'Doors open at 09:00 on Monday, 7 September 2026. Finals and awards on Sunday, 13 September.';

/** A date as calendars write it, without dashes. @param shiftDays days to add. */
function calendarDate(isoDate: string, shiftDays = 0): string {
  const day = new Date(`${isoDate}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + shiftDays);
  return day.toISOString().slice(0, 10).replaceAll('-', '');
}

const firstDay = calendarDate(event.firstDay);
/** An all-day entry ends with the day after its last one. */
const dayAfter = calendarDate(event.lastDay, 1);

/** Text of a property. See RFC 5545, 3.3.11. */
const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** Longest line in octets without its end. See RFC 5545, 3.1. */
const longestLine = 75;

/** Breaks a line into several: each but the first begins with a space, no character is torn apart. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > longestLine) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** Content type of the calendar file. */
export const calendarType = 'text/calendar;charset=utf-8';

/** Name under which the calendar file is saved. */
export const calendarFile = 'whrc-2026.ics';

/**
 * The calendar file: one all-day entry. It is the same each time, so that taking it twice adds nothing.
 * @param siteUrl public address of the site, without a trailing slash.
 */
export function icsText(siteUrl: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${event.shortName}//Website//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:championship-2026@whrc2026.example',
    'DTSTAMP:20250603T070000Z',
    `DTSTART;VALUE=DATE:${firstDay}`,
    `DTEND;VALUE=DATE:${dayAfter}`,
    `SUMMARY:${escapeText(summary)}`,
    `LOCATION:${escapeText(place)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${siteUrl}/`,
    'STATUS:CONFIRMED',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** Where Google Calendar offers to add the championship. */
export const googleCalendarUrl = `https://calendar.google.com/calendar/render?${new URLSearchParams(
  {
    action: 'TEMPLATE',
    text: summary,
    dates: `${firstDay}/${dayAfter}`,
    location: place,
    details: description,
  },
).toString()}`;
