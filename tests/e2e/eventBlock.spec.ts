import type { Page } from '@playwright/test';
import { phaseAt } from '../../src/clock/phases.ts';
import { calendarPath } from '../../src/data/calendar.ts';
import { dayMs, end, start } from '../support/eventTimes.ts';
import { siteUrl } from './playwright.config.ts';
import { expectAccessible } from './support/accessibility.ts';
import { follow } from './support/browserSteps.ts';
import { builtAt, expect, test } from './support/fixtures.ts';
import { watchShifts } from './support/layoutShift.ts';

/* The event block on the deployed site, before, during and after the championship. */

test.use({ baseURL: siteUrl });

const phaseOfBuild = phaseAt(builtAt);

const phases = [
  { when: 'a day before the opening', now: start - dayMs, words: ['Real work', 'Doors open in'] },
  {
    when: 'a minute before the end',
    now: end - 60_000,
    words: ['On now in Zurich', 'is under way.'],
  },
  { when: 'after the last day', now: end, words: ['That was', 'championship has ended.'] },
];

/** Notes which words of `phases` the page shows, however briefly. @returns a function that reads them. */
async function watchWords(page: Page) {
  await page.addInitScript(
    (watched) => {
      const seen = new Set<string>();
      const look = () => {
        const text = ['top', 'event'].map((id) => document.getElementById(id)?.innerText).join(' ');
        for (const word of watched) if (text.includes(word)) seen.add(word);
      };
      Object.assign(window, { watch: { seen, look } });
      const changes = { attributes: true, childList: true, characterData: true, subtree: true };
      new MutationObserver(look).observe(document, changes);
    },
    phases.flatMap(({ words }) => words),
  );
  return () =>
    page.evaluate(() => {
      const { watch } = window as unknown as { watch: { seen: Set<string>; look: () => void } };
      // A style sheet may have shown words since the last change of the document.
      watch.look();
      return [...watch.seen];
    });
}

test('Add to calendar downloads the calendar file', async ({ page }) => {
  await page.clock.install({ time: start - 120_000 });
  await page.goto('/#event');
  const saved = page.waitForEvent('download');
  await follow(page, 'Add to calendar');
  expect((await saved).suggestedFilename()).toBe(calendarPath.slice(1));
});

// Whatever the build date, two of these visitors open a page of another phase.
for (const { when, now, words } of phases) {
  const phase = phaseAt(now);
  // A build keeps no space for the words of an earlier phase: only a wrong clock shows them.
  const shiftLimit = phase !== phaseOfBuild && now < builtAt ? 0.15 : undefined;

  test(`a visitor ${when} sees only the words of the current phase`, async ({ page }) => {
    const seen = await watchWords(page);
    const expectNoShift = await watchShifts(page);
    await page.clock.install({ time: now });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // Another page, or the browser would only scroll.
      await page.goto('/privacy-policy');
      await page.goto('/#event');
      await expect(page.getByText(words[1] ?? '')).toBeVisible();
      expect(await seen(), `at ${width} px`).toEqual(words);
      await expectNoShift(`at ${width} px`, shiftLimit);
    }
    await expectAccessible(page, '#event');

    // Without scripts, a build of another phase shows no words.
    await page.route('**/assets/*.js', () => undefined);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await seen()).toEqual(phase === phaseOfBuild ? words : []);
  });
}
