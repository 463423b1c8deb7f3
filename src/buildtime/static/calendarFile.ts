import { calendarEntry } from '../../data/calendar.ts';
import { championship } from '../../data/championship.ts';

/** Escapes a text (RFC 5545, 3.3.11). */
const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&');

/** Folds a line after 75 octets, between characters (RFC 5545, 3.1). */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** The championship as a calendar file. Its UID stays the same, so that a second import replaces the entry. */
export function icsText(siteUrl: string): string {
  const { summary, place, description, firstDay, dayAfter } = calendarEntry;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${championship.shortName}//Website//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:championship-${championship.year}@${championship.domain}`,
    `DTSTAMP:${championship.changedAt.replace(/[-:]/g, '')}`,
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
