import { describe, expect, it } from 'vitest';
import {
  calendarFile,
  calendarType,
  googleCalendarUrl,
  icsText,
} from '../../../src/pages/home/calendar';

const text = icsText('https://whrc2026.example');
/** The properties, with folded lines put together again. */
const unfolded = text.replaceAll('\r\n ', '');
const valueOf = (property: string) =>
  unfolded
    .split('\r\n')
    .find((line) => line.startsWith(`${property}:`) || line.startsWith(`${property};`))
    ?.replace(/^[^:]*:/, '');
const octets = (line: string) => new TextEncoder().encode(line).length;

describe('the calendar file', () => {
  it('is one event in a calendar', () => {
    const lines = unfolded.split('\r\n');
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
    expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    for (const line of lines.slice(0, -1)) expect(line).toMatch(/^[A-Z-]+(;[A-Z]+=[A-Z]+)?:.+$/);
  });

  it('has what RFC 5545 asks for', () => {
    expect(valueOf('PRODID')).toBe('-//WHRC 2026//Website//EN');
    expect(valueOf('UID')).toMatch(/^\S+@whrc2026\.example$/);
    expect(valueOf('DTSTAMP')).toMatch(/^\d{8}T\d{6}Z$/);
  });

  it('lasts from the first day to the end of the last one', () => {
    expect(unfolded).toContain('\r\nDTSTART;VALUE=DATE:20260907\r\n');
    // The end of an all-day event is the day after it.
    expect(unfolded).toContain('\r\nDTEND;VALUE=DATE:20260914\r\n');
  });

  it('ends each line with CRLF and folds it at 75 octets, never inside a character', () => {
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75);
    expect(text).toContain('\r\n ');
    const address = icsText(`https://example.org/${'ü'.repeat(80)}`);
    for (const line of address.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75);
    expect(address).not.toContain('\uFFFD');
    expect(address.replaceAll('\r\n ', '')).toContain('ü'.repeat(80));
  });

  it('escapes commas and line breaks in texts, and leaves the address alone', () => {
    expect(valueOf('LOCATION')).toBe('Championship arena\\, Zurich\\, Switzerland');
    expect(valueOf('DESCRIPTION')).toMatch(/countries\.\\nDoors open at 09:00 on Monday\\, 7 Sep/);
    expect(valueOf('URL')).toBe('https://whrc2026.example/');
  });

  it('is the same each time, so that taking it twice adds nothing', () => {
    expect(icsText('https://whrc2026.example')).toBe(text);
  });

  it('is saved as a calendar file', () => {
    expect(calendarFile).toMatch(/\.ics$/);
    expect(calendarType).toMatch(/^text\/calendar/);
  });
});

describe('the link to Google Calendar', () => {
  const { origin, pathname, searchParams } = new URL(googleCalendarUrl);

  it('offers the same event', () => {
    expect(origin + pathname).toBe('https://calendar.google.com/calendar/render');
    expect(searchParams.get('action')).toBe('TEMPLATE');
    expect(searchParams.get('dates')).toBe('20260907/20260914');
    expect(searchParams.get('text')).toBe('World Humanoid Robotics Championship (WHRC 2026)');
    expect(searchParams.get('location')).toBe('Championship arena, Zurich, Switzerland');
  });
});
