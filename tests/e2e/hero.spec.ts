import { championship } from '../../src/data/championship.ts';
import { expect, test } from './support/fixtures.ts';
import { resize, setTextSize } from './support/zoom.ts';

/**
 * Outermost edges of the subject of each wide picture. An image editor shows them in pixels; left
 * and right are divided by the width of the file in src/assets/hero/, top by its height.
 */
const subjects = {
  // hero-wide.webp, in builds before and during the championship.
  robot: { left: 0.44, top: 0.055, right: 0.86 },
  // hero-after-wide.webp, in builds after it.
  gate: { left: 0.585, top: 0.235, right: 0.88 },
};

const sizes = [
  [667, 375],
  [844, 390],
  [932, 430],
  [1024, 768],
  [1024, 900],
  [1280, 720],
  [1280, 1024],
  [1366, 768],
  [1440, 720],
  [1440, 900],
  [1536, 730],
  [1920, 1080],
  [2560, 1440],
] as const;

test('the hero’s title never overlaps the subject of its picture', async ({ page }) => {
  await page.goto('/');
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    // Another size may load another file.
    await expect(async () => {
      const image = page.locator('.hero-picture img');
      const isGate = (await image.getAttribute('alt'))?.includes('gate');
      const { left, top, right } = isGate ? subjects.gate : subjects.robot;
      const picture = await image.boundingBox();
      const bar = await page.getByRole('banner').boundingBox();
      // A range, because the element is wider than its text.
      const titleEnd = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
        const range = document.createRange();
        range.selectNodeContents(title);
        return range.getBoundingClientRect().right;
      });
      if (!picture || !bar) throw new Error('There is no picture');
      expect(picture.y + top * picture.height).toBeGreaterThan(bar.height);
      expect(picture.x + left * picture.width).toBeGreaterThan(titleEnd);
      expect(picture.x + right * picture.width).toBeLessThan(width);
    }).toPass();
  }
});

test('the picture, links and date of the hero fit upright and small windows', async ({ page }) => {
  await page.goto('/');
  const picture = page.locator('.hero-picture img');
  const shown = () => picture.evaluate((img: HTMLImageElement) => img.currentSrc);
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [912, 1368],
    [1024, 1366],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect.poll(shown).not.toContain('portrait');
    await page.setViewportSize({ width, height });
    await expect.poll(shown, `at ${width} × ${height}`).toContain('portrait');
  }

  await resize(page, { width: 844, height: 390 });
  const hero = page.getByRole('region', { name: championship.name });
  await expect(hero.getByRole('link', { name: 'Register Now' })).toBeInViewport({ ratio: 1 });
  await expect(hero.getByRole('link', { name: 'Become a Sponsor' })).toBeInViewport({ ratio: 1 });

  await resize(page, { width: 320, height: 640 });
  const date = hero.locator('.hero-date');
  await expect.poll(async () => (await date.boundingBox())?.height).toBeLessThan(32);

  await resize(page, { width: 1280, height: 800 });
  await setTextSize(page, 32);
  for (const link of await hero.getByRole('link').all()) await expect(link).toBeVisible();
});
