import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { event } from '../../src/data/event';
import { categories } from '../../src/data/categories';
import { schedule } from '../../src/data/schedule';
import { pages } from '../../src/routes';
import manifest from '../../public/manifest.webmanifest?raw';
import packageJson from '../../package.json';

describe('the event', () => {
  it.each([event.startsAt, event.endsAt])('has the offset of Zurich at %s', (time) => {
    const zone = new Intl.DateTimeFormat('en', {
      timeZone: event.timeZone,
      timeZoneName: 'longOffset',
    }).formatToParts(new Date(time));
    expect(zone.find(({ type }) => type === 'timeZoneName')?.value).toBe(`GMT${time.slice(-6)}`);
  });

  it('ends at midnight, and no clock changes before', () => {
    expect(event.endsAt.slice(10, 19)).toBe('T00:00:00');
    expect(event.endsAt.slice(-6)).toBe(event.startsAt.slice(-6));
  });
});

describe('the programme', () => {
  it('has every day of the event', () => {
    expect(schedule[0]?.date).toBe(event.firstDay);
    expect(schedule.at(-1)?.date).toBe(event.lastDay);
  });

  it('gives each category one day, in order', () => {
    expect(schedule.flatMap((day) => day.categories.map(({ id }) => id))).toEqual(
      categories.map(({ id }) => id),
    );
  });
});

it('the manifest and the package have the name and the dates of the event', () => {
  const { name, short_name, description } = JSON.parse(manifest) as Record<string, string>;
  expect({ name, short_name }).toEqual({ name: event.name, short_name: event.shortName });
  expect(pages[0]?.description).toContain(description);
  expect(packageJson.description).toBe(
    `Public website of the ${event.name}, ${event.city}, ${event.dates}`,
  );
  expect(readFileSync('index.html', 'utf8')).toContain(`<title>${event.shortName}</title>`);
});
