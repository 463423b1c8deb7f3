import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../../src/buildtime/static/render';
import { withScreen } from '../../screen';
import { eventually, withStoppedClock } from '../../timers';
import { visit } from '../../visit';

const inside = (element: HTMLElement) => within(element);
type Block = ReturnType<typeof inside>;

/** Opens the home page at a moment, in a browser whose clock only the test moves. */
const openAt = (iso: string, steps: (block: Block) => Promise<void> | void) =>
  withStoppedClock(async () => {
    vi.setSystemTime(new Date(iso));
    visit('/');
    // The block's code comes when it is near.
    await eventually(() => expect(wordsOf(section())).toMatch(/to the start|under way|ended/));
    await steps(inside(section()));
  });

const section = () => screen.getByText('Seven days in Zurich').closest('section') ?? document.body;
const wordsOf = (element: HTMLElement) => element.textContent;
/** What the programme shows of the days that are marked as today. */
const markedDays = () =>
  within(section())
    .getAllByRole('listitem')
    .filter((item) => item.getAttribute('aria-current') === 'date')
    .map(wordsOf);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** The four figures. */
const figures = (block: Block) =>
  ['Days', 'Hours', 'Minutes', 'Seconds'].map(
    (label) => block.getByText(label).previousSibling?.textContent,
  );

afterEach(() => vi.unstubAllEnvs());

describe('before the championship', () => {
  it('counts down to 09:00 in Zurich, second by second', async () => {
    await openAt('2026-09-05T05:58:57Z', async (block) => {
      expect(figures(block)).toEqual(['02', '01', '01', '03']);
      await pass(1000);
      expect(figures(block)).toEqual(['02', '01', '01', '02']);
      await pass(3000);
      expect(figures(block)).toEqual(['02', '01', '00', '59']);
    });
  });

  it('tells it without the seconds to those who do not see it', async () => {
    await openAt('2026-09-06T05:58:57Z', (block) => {
      expect(block.getByRole('timer')).toHaveTextContent('1 day, 1 hour and 1 minute to the start');
      expect(block.getByRole('timer')).toHaveAccessibleName('Countdown');
      expect(block.getByRole('timer')).not.toHaveAttribute('aria-live');
    });
  });

  it.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'Europe/Zurich'])(
    'counts the same in the zone %s',
    async (zone) => {
      vi.stubEnv('TZ', zone);
      await openAt('2026-09-06T07:00:00Z', (block) => {
        expect(figures(block)).toEqual(['01', '00', '00', '00']);
      });
    },
  );

  it('offers the calendar file, made in the browser, and Google Calendar', async () => {
    await openAt('2026-03-01T00:00:00Z', async (block) => {
      expect(block.getByRole('link', { name: 'Google Calendar (new tab)' })).toHaveAttribute(
        'href',
        expect.stringContaining('dates=20260907%2F20260914'),
      );
      const blobs: Blob[] = [];
      const saved: string[] = [];
      // jsdom makes no addresses of files.
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
        revokeObjectURL: () => undefined,
      });
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
        this: HTMLAnchorElement,
      ) {
        saved.push(`${this.href} ${this.download}`);
      });
      block.getByRole('button', { name: 'Add to calendar' }).click();
      expect(saved).toEqual(['blob:1 whrc-2026.ics']);
      expect(blobs[0]?.type).toBe('text/calendar;charset=utf-8');
      expect(await blobs[0]?.text()).toContain('DTSTART;VALUE=DATE:20260907');
    });
  });
});

describe('the doors', () => {
  it('have their day and hour before they open, and none later', async () => {
    await openAt('2026-09-07T06:59:58Z', async (block) => {
      expect(block.getByText(/^Doors:/)).toHaveTextContent('Doors: 7 September, 09:00');
      await pass(2000);
      expect(block.queryByText(/Doors/)).toBeNull();
    });
    cleanup();
    await openAt('2026-11-20T12:00:00Z', (block) => {
      expect(block.queryByText(/Doors/)).toBeNull();
    });
  });
});

describe('the hour of the doors', () => {
  it.each([
    ['America/New_York', '03:00 in your time zone'],
    ['America/Los_Angeles', '00:00 in your time zone'],
    ['Pacific/Honolulu', '21:00 on 6 September in your time zone'],
    ['Asia/Tokyo', '16:00 in your time zone'],
    ['Europe/Zurich', null],
    ['Europe/Rome', null],
  ])('in %s is also told as: %s', async (zone, words) => {
    vi.stubEnv('TZ', zone);
    await openAt('2026-09-01T07:00:00Z', (block) => {
      const own = block.getByText(/^Doors:/).querySelector('small');
      expect(own?.textContent.replaceAll('\u00a0', ' ') ?? null).toBe(words);
    });
  });
});

describe('during the championship', () => {
  it('takes over from the countdown by itself, without a zero on the way', async () => {
    await openAt('2026-09-07T06:59:58Z', async (block) => {
      expect(figures(block)).toEqual(['00', '00', '00', '02']);
      await pass(1999);
      expect(figures(block)).toEqual(['00', '00', '00', '01']);
      await pass(1);
      expect(block.queryByRole('timer')).toBeNull();
      expect(block.getByText('The championship is under way.')).toBeVisible();
      expect(block.getByText('Monday: Opening and technical inspection')).toBeVisible();
    });
  });

  it('tells the day of the programme, and the next one after midnight in Zurich', async () => {
    await openAt('2026-09-10T21:59:50Z', async (block) => {
      expect(block.getByText('Thursday: Warehouse & Logistics')).toBeVisible();
      await pass(30_000);
      expect(block.getByText('Friday: Industrial Inspection & Disaster Response')).toBeVisible();
    });
  });

  it('offers no calendar entry any more', async () => {
    await openAt('2026-09-08T10:00:00Z', (block) => {
      expect(block.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
    });
  });

  it.each([
    ['2026-09-07T10:00:00Z', 'See the five courses', '/competition-categories'],
    ['2026-09-08T10:00:00Z', 'See today’s course', '/competition-categories#cat1'],
    ['2026-09-12T10:00:00Z', 'See today’s course', '/competition-categories#cat5'],
    ['2026-09-13T10:00:00Z', 'See the five courses', '/competition-categories'],
  ])('at %s offers: %s', async (now, name, address) => {
    await openAt(now, (block) => {
      expect(block.getByRole('link', { name })).toHaveAttribute('href', address);
    });
  });

  it('marks today in the programme, and the next day after midnight in Zurich', async () => {
    await openAt('2026-09-10T21:59:50Z', async () => {
      await eventually(() => expect(markedDays()).toEqual(['10 TodayWarehouse & Logistics']));
      await pass(30_000);
      expect(markedDays()).toEqual(['11 TodayIndustrial Inspection & Disaster Response']);
    });
  });

  it('ends by itself at midnight', async () => {
    await openAt('2026-09-13T21:59:45Z', async (block) => {
      await pass(14_999);
      expect(block.getByText('The championship is under way.')).toBeVisible();
      await pass(1);
      expect(block.getByText('The 2026 championship has ended.')).toBeVisible();
    });
  });
});

describe('after the championship', () => {
  it.each(['2026-09-13T22:00:00Z', '2026-11-20T12:00:00Z', '2031-01-01T00:00:00Z'])(
    'at %s tells that it has ended, and points to the news',
    async (now) => {
      await openAt(now, (block) => {
        expect(block.getByText('The 2026 championship has ended.')).toBeVisible();
        expect(block.getByRole('link', { name: 'Read the news' })).toHaveAttribute(
          'href',
          '/news-or-blog',
        );
        expect(block.queryByRole('timer')).toBeNull();
        expect(markedDays()).toEqual([]);
        expect(wordsOf(section())).not.toMatch(/Register|Seconds/);
      });
    },
  );
});

describe('a tab that slept', () => {
  it('is right as soon as it is seen again, whatever it missed', async () => {
    await openAt('2026-09-06T20:00:00Z', async (block) => {
      expect(block.getByRole('timer')).toBeVisible();
      // No timer ran in the meantime.
      vi.setSystemTime(new Date('2026-09-07T12:00:00Z'));
      document.dispatchEvent(new Event('visibilitychange'));
      await pass(0);
      expect(block.getByText('The championship is under way.')).toBeVisible();
      vi.setSystemTime(new Date('2026-10-01T12:00:00Z'));
      window.dispatchEvent(new Event('pageshow'));
      await pass(0);
      expect(block.getByText('The 2026 championship has ended.')).toBeVisible();
    });
  });
});

it('leaves the focus on a link of the programme when the rest of the block comes', async () => {
  const { rest } = withScreen();
  visit('/');
  const programme = within((await screen.findByText('Programme')).parentElement ?? document.body);
  const link = programme.getByRole('link', { name: 'Education & Social' });
  link.focus();
  rest();
  expect(await within(section()).findByText(/to the start|under way|has ended/)).toBeVisible();
  expect(link).toHaveFocus();
});

it('shows what is right at any time before the clock was read', async () => {
  const { html } = await render('/');
  expect(html).toContain('7–13 September 2026');
  expect(html).toContain('Five category days, one day of finals.');
  expect(html).not.toMatch(/under way|has ended|to the start|Seconds|Doors|aria-current="date"/);
});
