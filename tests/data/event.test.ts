import { describe, expect, it } from 'vitest';
import manifest from '../../public/manifest.webmanifest?raw';
import contract from '../../src/api/openapi.json' with { type: 'json' };
import { categories } from '../../src/data/categories';
import { event } from '../../src/data/event';
import { schedule } from '../../src/data/schedule';

describe('the event', () => {
  it.each([event.startsAt, event.endsAt])('has Zurich’s offset in its time %s', (time) => {
    const zone = new Intl.DateTimeFormat('en', {
      timeZone: event.timeZone,
      timeZoneName: 'longOffset',
    }).formatToParts(new Date(time));
    expect(zone.find(({ type }) => type === 'timeZoneName')?.value).toBe(`GMT${time.slice(-6)}`);
  });

  it('ends at midnight in Zurich, and the clocks do not change before', () => {
    expect(event.endsAt.slice(10, 19)).toBe('T00:00:00');
    expect(event.endsAt.slice(-6)).toBe(event.startsAt.slice(-6));
  });
});

describe('the programme', () => {
  it('has every day of the event', () => {
    expect(schedule.at(-1)?.date).toBe(event.lastDay);
  });

  it('gives each category one day, in order', () => {
    expect(schedule.flatMap(({ category }) => category?.id ?? [])).toEqual(
      categories.map(({ id }) => id),
    );
  });
});

it('the manifest has the name of the event', () => {
  const { name, shortName } = event;
  expect(JSON.parse(manifest)).toMatchObject({ name, short_name: shortName });
});

it('the contract has the email address of the event', () => {
  expect(contract.info.contact.email).toBe(event.email);
});
