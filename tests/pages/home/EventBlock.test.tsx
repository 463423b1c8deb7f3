import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { calendarPath, googleCalendarUrl } from '../../../src/data/calendar.ts';
import { championship } from '../../../src/data/championship.ts';
import { addDays, formatDayAndMonth } from '../../../src/data/days.ts';
import { programme } from '../../../src/data/programme.ts';
import {
  advance,
  setBuildPhase,
  setClock,
  waitWithStoppedClock,
  withStoppedClock,
} from '../../support/clock.ts';
import { dayMs, end, start } from '../../support/eventTimes.ts';
import { closest, expectLinks } from '../../support/steps.ts';
import { visit } from '../../support/visit.tsx';

/** The night after a day of the programme, counted from 0. */
const midnightAfter = (day: number) => end - (programme.length - 1 - day) * dayMs;
/** The row of a day of the programme while it is today. */
const rowOf = (day: number): unknown =>
  expect.stringMatching(`^${Number(programme[day]?.date.slice(-2))} Today${programme[day]?.title}`);
const dayNow = (day: number) => `${programme[day]?.weekday}: ${programme[day]?.title}`;

/** Opens the home page at a moment, in a browser whose clock only the test moves. */
const openAt = (now: number, steps: () => unknown) =>
  withStoppedClock(async () => {
    setClock(now);
    visit('/');
    await waitWithStoppedClock(() =>
      expect(section()).toHaveTextContent(/until the doors|under way|ended/),
    );
    await steps();
  });

const section = () => closest(screen.getByText('The five courses'), 'section');
const block = () => within(section());
/** Texts of the days marked as today. */
const markedDays = () =>
  [...section().querySelectorAll('[aria-current="date"]')].map((day) => day.textContent);
const figures = () =>
  ['Days', 'Hours', 'Minutes', 'Seconds'].map(
    (label) => block().getByText(label).previousSibling?.textContent,
  );

describe('before the championship, the event block', () => {
  it('counts down second by second, without seconds for assistive technology', async () => {
    await openAt(start - dayMs - 3_663_000, async () => {
      expect(figures()).toEqual(['01', '01', '01', '03']);
      const timer = block().getByRole('timer', { name: 'Countdown' });
      expect(timer).toHaveTextContent('1 day, 1 hour and 1 minute until the doors open');
      expect(timer).not.toHaveAttribute('aria-live');
      expect(within(timer).queryByRole('list')).toBeNull();
      await advance(1000);
      expect(figures()).toEqual(['01', '01', '01', '02']);
    });
  });

  const dayBefore = formatDayAndMonth(addDays(championship.firstDay, -1));
  const timeIn = (timeZone: string) =>
    new Date(start).toLocaleTimeString('en-GB', { timeZone, timeStyle: 'short' });
  for (const { zone, day } of [
    { zone: 'America/New_York', day: '' },
    { zone: 'Pacific/Honolulu', day: ` on ${dayBefore}` },
    { zone: 'Europe/Rome', day: null },
  ]) {
    it(`counts the same in ${zone}, and shows the opening time of that zone if it differs`, async () => {
      vi.stubEnv('TZ', zone);
      await openAt(start - dayMs, () => {
        expect(figures()).toEqual(['01', '00', '00', '00']);
        const doors = block().getByText(/^Doors open/);
        expect(doors).toHaveTextContent(
          `Doors open in Zurich at ${championship.doorsOpen} on ${formatDayAndMonth(championship.firstDay)}`,
        );
        const own = doors.querySelector('small');
        expect(own?.textContent.replaceAll('\u00a0', ' ')).toBe(
          day === null ? undefined : `${timeIn(zone)}${day} in your time zone`,
        );
      });
    });
  }

  it('links to the calendar file and to Google Calendar', async () => {
    await openAt(start - 190 * dayMs, () =>
      expectLinks(block(), {
        'Add to calendar': calendarPath,
        'Google Calendar (opens in a new tab)': googleCalendarUrl,
      }),
    );
  });
});

describe('during the championship, the event block', () => {
  it('replaces the countdown after its last second', async () => {
    await openAt(start - 2000, async () => {
      await advance(1999);
      expect(figures()).toEqual(['00', '00', '00', '01']);
      await advance(1);
      expect(block().queryByRole('timer')).toBeNull();
      expect(block().queryByText(/Doors/)).toBeNull();
      expect(block().queryByRole('link', { name: 'Add to calendar' })).toBeNull();
      expect(block().getByText('The championship is under way.')).toBeVisible();
      expect(block().getByText(dayNow(0))).toBeVisible();
      expect(screen.getByText('On now in Zurich.')).toBeVisible();
    });
  });

  it('names and marks the current day, which changes at midnight in Zurich', async () => {
    await openAt(midnightAfter(3) - 10_000, async () => {
      expect(block().getByText(dayNow(3))).toBeVisible();
      await waitWithStoppedClock(() => expect(markedDays()).toEqual([rowOf(3)]));
      await advance(30_000);
      expect(block().getByText(dayNow(4))).toBeVisible();
      expect(markedDays()).toEqual([rowOf(4)]);
    });
  });
});

for (const row of [
  { day: 'opening', now: start, name: 'See all courses', hash: '' },
  { day: 'first category', now: midnightAfter(0), name: 'See today’s course', hash: '#cat1' },
]) {
  it(`in a build during the championship, the hero has the link ${row.name} on the ${row.day} day`, async () => {
    setBuildPhase('during');
    await openAt(row.now, () => {
      const link = screen.getByRole('link', { name: row.name });
      expect(link).toHaveAttribute('href', `/competition-categories${row.hash}`);
    });
  });
}

it('a build after the championship says where to ask for the results, and what comes next', async () => {
  setBuildPhase('after');
  await openAt(end, () => {
    const hero = closest(screen.getByRole('heading', { level: 1 }), 'section');
    expect(hero).toHaveTextContent(
      `The results are not published on this site. To ask for them, email ${championship.email}.`,
    );
    expectLinks(within(hero), {
      [championship.email]: `mailto:${championship.email}?subject=Results`,
    });
    expect(block().getByText(/has ended/)).toHaveTextContent(
      'If another championship is planned, the newsletter will say so.',
    );
    expectLinks(block(), {
      newsletter: '/#newsletter',
      'Read the articles': '/news-or-blog',
      'See the rules in figures': '/competition-categories#rules',
    });
    expect(block().queryByRole('timer')).toBeNull();
    expect(markedDays()).toEqual([]);
  });
});

it('a tab that slept shows the right phase as soon as it is visible', async () => {
  await openAt(start - dayMs / 2, async () => {
    expect(block().getByRole('timer')).toBeVisible();
    // No timer ran in the meantime.
    setClock(start + 3_600_000);
    const timers = vi.getTimerCount();
    document.dispatchEvent(new Event('visibilitychange'));
    await advance(0);
    // A second timer would run beside the first for as long as the tab is open.
    expect(vi.getTimerCount()).toBe(timers);
    expect(block().getByText('The championship is under way.')).toBeVisible();
    setClock(end + 20 * dayMs);
    window.dispatchEvent(new Event('pageshow'));
    await advance(0);
    expect(block().getByText(/championship has ended/)).toBeVisible();
  });
});
