import { expect, it } from 'vitest';
import manifest from '../../public/manifest.webmanifest?raw';
import contract from '../../src/api/openapi.json' with { type: 'json' };
import { championship } from '../../src/data/championship.ts';
import { programme } from '../../src/data/programme.ts';

it.each([championship.startsAt, championship.endsAt])(
  'the time %s of the event has Zurich’s offset',
  (time) => {
    const zone = new Intl.DateTimeFormat('en', {
      timeZone: championship.timeZone,
      timeZoneName: 'longOffset',
    }).formatToParts(new Date(time));
    expect(zone.find(({ type }) => type === 'timeZoneName')?.value).toBe(`GMT${time.slice(-6)}`);
  },
);

it('the event ends at midnight in Zurich, and no change of the clocks falls within it', () => {
  expect(championship.endsAt.slice(10, 19)).toBe('T00:00:00');
  expect(championship.endsAt.slice(-6)).toBe(championship.startsAt.slice(-6));
});

it('the programme has every day of the event', () => {
  expect(programme.at(-1)?.date).toBe(championship.lastDay);
});

it('the manifest has the name of the event', () => {
  const { name, shortName } = championship;
  expect(JSON.parse(manifest)).toMatchObject({ name, short_name: shortName });
});

it('the contract has the email address of the event', () => {
  expect(contract.info.contact.email).toBe(championship.email);
});
