import type { Page } from '@playwright/test';
import { championship } from '../../src/data/championship.ts';
import { adaAsParticipant, sessionToken, storeSession } from '../support/accounts.ts';
import { siteUrl } from './playwright.config.ts';
import { expectAccessible, expectUsableControls } from './support/accessibility.ts';
import { button, expectFooter, field, press } from './support/browserSteps.ts';
import { hostConfig } from './support/dist.ts';
import { expect, test } from './support/fixtures.ts';
import { participantSignedIn } from './support/testData.ts';
import {
  enlarged,
  expectReadable,
  expectRoomForLargeText,
  resize,
  tooWide,
} from './support/zoom.ts';

/* What WCAG demands and axe does not find: zoom of the profile and the reset page (for public pages, see
 * static.spec.ts), focus in a dialog, marks other than colour, visible and large controls. */

test.use({ baseURL: siteUrl, viewport: enlarged });

const profilePages = hostConfig.routes
  .map(({ path }) => path)
  .filter((path) => /^\/profile/.test(path));

/** Opens a page with its lazy parts. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectFooter(page);
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  await expect(page, path).toHaveTitle(new RegExp(`${championship.shortName}$`));
}

test('the reset page is readable at 400%', async ({ page }) => {
  await open(page, '/reset-password/token');
  await expectReadable(page);
  await expectUsableControls(page);
});

test.describe('for a signed-in user', () => {
  test.use({ storageState: participantSignedIn });

  test('the profile is accessible, and readable at 400%', async ({ page }) => {
    expect(profilePages).toContain('/profile/team');
    for (const path of profilePages) {
      await resize(page, { width: 1280, height: 720 });
      await open(page, path);
      await expectAccessible(page);
      await expectReadable(page);
      const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
      expect((await trail.boundingBox())?.height, 'one line').toBeLessThan(50);
      await expectUsableControls(page);
      await expectRoomForLargeText(page, [32]);
      if (path !== '/profile') continue;
      await press(page, 'Edit profile');
      await expect(field(page.getByRole('main'), 'First Name')).toBeFocused();
      await expectReadable(page);
      await expectUsableControls(page);
      await press(page, 'Cancel');
      await press(page, 'Delete Account');
      await expect(page.getByPlaceholder('Your reason...')).toBeFocused();
      const dialog = page.getByRole('dialog');
      for (const name of ['Close', 'Cancel', 'Delete']) {
        const control = dialog.getByRole('button', { name });
        await control.focus();
        await expect(control, name).toBeInViewport({ ratio: 1 });
      }
    }
  });

  test('long names and names in other scripts fit a window 320 px wide, beside a round avatar', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/profile');
    for (const name of ['x'.repeat(300), '못했습니다失敗李', `${'Anna-'.repeat(40)}Maria`]) {
      const email = `${name.slice(0, 60)}@${'sub.'.repeat(20)}example.org`;
      const names = { displayName: name, firstName: name, lastName: name, organization: name };
      const user = { ...adaAsParticipant, ...names, email };
      await page.evaluate(storeSession, { user, token: sessionToken });
      await page.reload();
      await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
      expect(await tooWide(page), name.slice(0, 20)).toEqual([]);
      const avatar = await page.getByRole('main').locator('.avatar').boundingBox();
      expect(avatar, 'the avatar is round').toMatchObject({ width: 100, height: 100 });
    }
  });

  test('the dialog Delete Account keeps the keyboard focus until it closes', async ({ page }) => {
    await page.goto('/profile');
    const opener = button(page, 'Delete Account');
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delete Account' });
    await expect(dialog.getByPlaceholder('Your reason...')).toBeFocused();
    await expect(page.locator('#root')).toHaveAttribute('inert');
    const focused = () =>
      page.evaluate(() => {
        const { activeElement, body } = document;
        if (!activeElement || activeElement === body) return 'browser';
        if (activeElement.matches('[role="dialog"]')) return 'dialog';
        if (!activeElement.closest('[role="dialog"]')) return activeElement.outerHTML;
        return activeElement.getAttribute('aria-label') ?? activeElement.textContent;
      });
    const order = ['', 'Cancel', 'Delete', 'Close', '', 'Cancel'];
    for (const { key, controls } of [
      { key: 'Tab', controls: order },
      { key: 'Shift+Tab', controls: order.toReversed() },
    ]) {
      for (const control of controls.slice(1)) {
        await page.keyboard.press(key);
        // Between the last and the first control, the focus is on the browser's own controls, then on the dialog.
        while (['browser', 'dialog'].includes(await focused())) await page.keyboard.press(key);
        expect(await focused(), key).toBe(control);
      }
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

test('the links of the header stay in place when the greeting replaces Sign In', async ({
  page,
}) => {
  const banner = page.getByRole('banner');
  const widths = [992, 1024, 1280, 1920];
  /** The left edge of every header link except Sign In, at each width. */
  const lefts = async () => {
    const found: number[][] = [];
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await resize(page, { width, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      found.push(
        await banner
          .getByRole('link')
          .filter({ hasNotText: 'Sign In' })
          .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().x)),
      );
    }
    return found;
  };
  await page.goto('/purchase');
  // The first visit may keep the fallback font.
  await page.goto('/purchase');
  const signedOut = await lefts();
  for (const { firstName, fits } of [
    { firstName: 'Alexandra', fits: true },
    { firstName: 'Maximilian-Alexander', fits: false },
  ]) {
    const user = { ...adaAsParticipant, firstName };
    await page.evaluate(storeSession, { user, token: sessionToken });
    await page.goto('/purchase');
    const greeting = page.getByText(`Hi, ${firstName}`);
    expect(await greeting.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(fits);
    expect(await lefts()).toEqual(signedOut);
    const nav = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    expect(nav?.height).toBeLessThan(50);
  }
});

test('links mark the current page and section by more than colour', async ({ page }) => {
  const line = (name: string) =>
    page
      .getByRole('navigation', { name: 'Main' })
      .getByText(name, { exact: true })
      .evaluate((entry) => getComputedStyle(entry).textDecorationLine);
  await page.goto('/purchase');
  await press(page, 'Menu');
  expect(await line('Tickets')).toBe('underline');
  expect(await line('All News')).toBe('none');

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/privacy-policy#cookies-and-tracking');
  const sections = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const current = sections.and(page.locator('[aria-current]'));
  await expect(current).toHaveCount(1);
  const edge = (entry: Element) => parseFloat(getComputedStyle(entry).borderLeftWidth);
  const [first, marked] = [await sections.first().evaluate(edge), await current.evaluate(edge)];
  expect(marked - first).toBeGreaterThan(2);
});

test('the tick of a checkbox is visible', async ({ page }) => {
  await page.goto('/register/visitor');
  const terms = page.getByRole('checkbox');
  await terms.check();
  const link = page.getByRole('main').getByRole('link').first();
  const accent = await link.evaluate((element) => getComputedStyle(element).color);
  await expect(terms).toHaveCSS('background-color', accent);
  await expect(terms).toHaveCSS('background-image', /stroke='%23000'/);
});

test('the label of the terms is a large target', async ({ page }) => {
  // Wide, so that the label takes one line: two lines would be tall enough in any case.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/register/visitor');
  const terms = await page.getByText(/^I accept the/).boundingBox();
  expect(terms?.height).toBeGreaterThanOrEqual(44);
});
