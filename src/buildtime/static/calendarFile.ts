import { event } from '../../data/event.ts';
import { calendarEntry } from '../../pages/home/calendar.ts';

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

/**
 * The championship as a calendar file (RFC 5545). The same each time, so that adding it twice adds nothing.
 * @param siteUrl public URL of the site, without a trailing slash.
 */
export function icsText(siteUrl: string): string {
  const { summary, place, description, firstDay, dayAfter } = calendarEntry;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${event.shortName}//Website//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:championship-${event.year}@whrc2026.example`,
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
