import type { Page } from '@playwright/test';
import { event } from '../../src/data/event';
import { calendarPath } from '../../src/pages/home/calendar';
import { siteUrl } from './playwright.config';
import { expect, expectAccessible, test } from './site';

/* The event block on the deployed site, before, during and after the championship. */

const start = Date.parse(event.startsAt);
const end = Date.parse(event.endsAt);

test.use({ baseURL: siteUrl });

/** Words of hero and event block in one phase only. */
const words = {
  before: ['courses, no script.', 'Doors open at'],
  during: ['On now in Zurich.', 'is under way'],
  after: ['That was', 'has ended'],
} as const;

/** Notes each of these words that the page shows, however briefly, and its layout shift. */
async function watchWords(page: Page) {
  await page.addInitScript((watched) => {
    const seen = new Set<string>();
    const look = () => {
      const text = ['top', 'event'].map((id) => document.getElementById(id)?.innerText).join(' ');
      for (const word of watched) if (text.includes(word)) seen.add(word);
    };
    const watch = { seen, shift: 0, look };
    Object.assign(window, { watch });
    new MutationObserver(look).observe(document, {
      attributes: true,
      childList: true,
      subtree: true,
      characterData: true,
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        watch.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, Object.values(words).flat());
  return () =>
    page.evaluate(() => {
      const { watch } = window as unknown as {
        watch: { seen: Set<string>; shift: number; look: () => void };
      };
      // A style sheet may have shown words since the last change of the document.
      watch.look();
      return { seen: [...watch.seen], shift: watch.shift };
    });
}

test('the event block counts down, says that it is under way and that it is over, and changes by itself', async ({
  page,
}) => {
  const watched = await watchWords(page);
  await page.clock.install({ time: start - 120_000 });
  await page.goto('/#event');
  const timer = page.getByRole('timer');
  await expect(timer).toContainText('0 days, 0 hours and 1 minute until the doors open');
  await expectAccessible(page, '#event');
  expect(await watched()).toEqual({ seen: words.before, shift: 0 });

  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to calendar' }).click();
  expect((await saved).suggestedFilename()).toBe(calendarPath.slice(1));

  await page.clock.fastForward('02:00');
  await expect(page.getByText('The championship is under way.')).toBeVisible();
  await expect(timer).toBeHidden();
  await expectAccessible(page, '#event');
  await page.clock.fastForward(end - start);
  await expect(page.getByText(`The ${event.year} championship has ended.`)).toBeVisible();
  await expectAccessible(page, '#event');
  expect((await watched()).seen).toEqual([...words.before, ...words.during, ...words.after]);
});

// Whatever the build date, two of these visitors open a page of another phase.
for (const { when, time, phase } of [
  { when: 'the day before', time: start - 86_400_000, phase: 'before' },
  { when: 'in the last minute', time: end - 60_000, phase: 'during' },
  { when: 'at the end', time: end, phase: 'after' },
] as const) {
  test(`a visitor ${when} never sees the words of another phase, and nothing moves`, async ({
    page,
  }) => {
    const watched = await watchWords(page);
    await page.clock.install({ time });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // Caches the fonts: one that arrives late moves text a little, too.
      await page.goto('/privacy-policy');
      await page.goto('/#event');
      await expect(page.getByText(words[phase][1])).toBeVisible();
      expect(await watched(), `at ${width} px`).toEqual({ seen: words[phase], shift: 0 });
    }

    // Without the scripts, no words are shown if the build is of another phase.
    await page.route('**/assets/*.js', () => undefined);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect([[], words[phase]]).toContainEqual((await watched()).seen);
  });
}
