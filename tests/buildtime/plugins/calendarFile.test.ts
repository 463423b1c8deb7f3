import { describe, expect, it } from 'vitest';
import { icsText } from '../../../src/buildtime/plugins/calendarFile.ts';
import { googleCalendarUrl } from '../../../src/data/calendar.ts';
import { championship } from '../../../src/data/championship.ts';

const firstDay = championship.firstDay.replaceAll('-', '');
const lastDay = championship.lastDay.replaceAll('-', '');
const dayAfter = championship.endsAt.slice(0, 10).replaceAll('-', '');

const text = icsText('https://example.org', Date.parse(championship.endsAt));
const valueOf = (property: string) =>
  new RegExp(`^${property}(?:;[^:]*)?:(.*)$`, 'm').exec(text)?.[1];

describe('the calendar file', () => {
  it('has one event, with the properties of RFC 5545', () => {
    const lines = text.split('\r\n');
    const structure = lines.filter((line) => /^(BEGIN|END):/.test(line)).join(' ');
    expect(structure).toBe('BEGIN:VCALENDAR BEGIN:VEVENT END:VEVENT END:VCALENDAR');
    expect(valueOf('VERSION')).toBe('2.0');
    expect(valueOf('PRODID')).toBe(`-//${championship.shortName}//Website//EN`);
    expect(valueOf('UID')).toBe(`championship-${championship.year}@${championship.domain}`);
    expect(valueOf('DTSTAMP')).toBe(`${lastDay}T220000Z`);
    for (const line of lines.slice(0, -1)) expect(line).toMatch(/^[A-Z-]+(;[A-Z]+=[A-Z]+)?:.+$/);
  });

  it('has an event that lasts from the first day to the end of the last and blocks no time', () => {
    expect(text).toContain(`\r\nDTSTART;VALUE=DATE:${firstDay}\r\n`);
    // The end of an all-day event is the day after it.
    expect(text).toContain(`\r\nDTEND;VALUE=DATE:${dayAfter}\r\n`);
    expect(valueOf('TRANSP')).toBe('TRANSPARENT');
  });

  it('has no line of more than 75 octets, which would need folding', () => {
    for (const line of text.split('\r\n')) {
      expect(new TextEncoder().encode(line).length, line).toBeLessThanOrEqual(75);
    }
  });

  it('escapes commas in texts, but not in the URL', () => {
    expect(valueOf('LOCATION')).toBe('Zurich\\, Switzerland');
    const opening = `Doors open at ${championship.doorsOpen} on the first day`;
    expect(valueOf('DESCRIPTION')?.slice(0, opening.length)).toBe(opening);
    expect(valueOf('URL')).toBe('https://example.org/');
  });
});

it('the link to Google Calendar offers the event of the calendar file', () => {
  const { origin, pathname, searchParams } = new URL(googleCalendarUrl);
  expect(origin + pathname).toBe('https://calendar.google.com/calendar/render');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    action: 'TEMPLATE',
    dates: `${firstDay}/${dayAfter}`,
    text: `${championship.name} (${championship.shortName})`,
    location: 'Zurich, Switzerland',
  });
});
