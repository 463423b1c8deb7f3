import { expect, it } from 'vitest';
import manifest from '../../public/manifest.webmanifest?raw';
import contract from '../../src/api/openapi.json' with { type: 'json' };
import { categories } from '../../src/data/categories.ts';
import { event } from '../../src/data/event.ts';
import { schedule } from '../../src/data/schedule.ts';

it.each([event.startsAt, event.endsAt])('the time %s of the event has Zurich’s offset', (time) => {
  const zone = new Intl.DateTimeFormat('en', {
    timeZone: event.timeZone,
    timeZoneName: 'longOffset',
  }).formatToParts(new Date(time));
  expect(zone.find(({ type }) => type === 'timeZoneName')?.value).toBe(`GMT${time.slice(-6)}`);
});

it('the event ends at midnight in Zurich, and no change of the clocks falls within it', () => {
  expect(event.endsAt.slice(10, 19)).toBe('T00:00:00');
  expect(event.endsAt.slice(-6)).toBe(event.startsAt.slice(-6));
});

it('the programme has every day of the event', () => {
  expect(schedule.at(-1)?.date).toBe(event.lastDay);
});

it('the programme gives each category one day, in order', () => {
  const ids = schedule.flatMap((day) => day.categories.map(({ id }) => id));
  expect(ids).toEqual(categories.map(({ id }) => id));
});

it('the manifest has the name of the event', () => {
  const { name, shortName } = event;
  expect(JSON.parse(manifest)).toMatchObject({ name, short_name: shortName });
});

it('the contract has the email address of the event', () => {
  expect(contract.info.contact.email).toBe(event.email);
});
