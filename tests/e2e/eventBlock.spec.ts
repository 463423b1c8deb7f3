import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { siteUrl } from './playwright.config';
import { expect, expectAccessible, test } from './site';

/*
 * The event block on the deployed site, before, during and after the championship.
 */

test.use({ baseURL: siteUrl, savesData: true });

/** What the event block says in each phase, and in no other. */
const words = ['to the start', 'is under way', 'has ended'] as const;

/** Notes each of the words that the event block shows, however short. */
async function watchEvent(page: Page) {
  await page.addInitScript((watched) => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      const text = document.getElementById('event')?.textContent ?? '';
      for (const word of watched) if (text.includes(word)) seen.add(word);
    };
    new MutationObserver(look).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  }, words);
  return () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
}

test('the event block counts down, says that it is under way and that it is over, and changes by itself', async ({
  page,
}) => {
  const seen = await watchEvent(page);
  await page.clock.install({ time: '2026-09-07T08:58:00+02:00' });
  await page.goto('/#event');
  const timer = page.getByRole('timer');
  await expect(timer).toContainText('0 days, 0 hours and 1 minute to the start');
  await expectAccessible(page, '#event');
  expect(await seen()).toEqual(['to the start']);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('whrc-2026.ics');
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(lines.join('\n')).not.toContain('\r');
  expect(lines).toEqual(
    expect.arrayContaining([
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'END:VEVENT', 'END:VCALENDAR'],
      ...['DTSTART;VALUE=DATE:20260907', 'DTEND;VALUE=DATE:20260914'],
    ]),
  );

  await page.clock.fastForward('02:00');
  await expect(page.getByText('The championship is under way.')).toBeVisible();
  await expect(timer).toBeHidden();
  await expectAccessible(page, '#event');
  await page.clock.fastForward(7 * 24 * 3600 * 1000);
  await expect(page.getByText('The 2026 championship has ended.')).toBeVisible();
  await expectAccessible(page, '#event');
  expect(await seen()).toEqual([...words]);
});

for (const { time, word } of [
  { time: '2026-09-13T23:59:00+02:00', word: words[1] },
  { time: '2026-09-14T00:00:00+02:00', word: words[2] },
]) {
  test(`who comes at ${time} never sees another phase than "${word}"`, async ({ page }) => {
    const seen = await watchEvent(page);
    await page.clock.install({ time });
    await page.goto('/#event');
    await expect(page.getByText(word)).toBeVisible();
    expect(await seen()).toEqual([word]);
  });
}
