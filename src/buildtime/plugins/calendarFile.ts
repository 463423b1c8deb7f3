import { calendarEntry } from '../../data/calendar.ts';
import { championship } from '../../data/championship.ts';

/** Escapes a text (RFC 5545, 3.3.11). */
const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&');

/**
 * The championship as a calendar file. A second import replaces the entry: its UID is the same, its DTSTAMP later. Its
 * lines are short enough not to be folded (RFC 5545, 3.1).
 * @param builtAt milliseconds since 1970.
 */
export function icsText(siteUrl: string, builtAt: number): string {
  const { summary, place, description, firstDay, dayAfter } = calendarEntry;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${championship.shortName}//Website//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:championship-${championship.year}@${championship.domain}`,
    `DTSTAMP:${new Date(builtAt).toISOString().replace(/[-:]|\.\d+/g, '')}`,
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
  return lines.map((line) => `${line}\r\n`).join('');
}
