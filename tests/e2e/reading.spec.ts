import type { Page } from '@playwright/test';
import { kindsOfPage } from './dist';
import { adaSignedIn, button, main } from './member';
import { siteUrl } from './playwright.config';
import { axeBreaches, expect, test } from './site';

/*
 * Every page at 400 %: what WCAG 2.2 measures and axe alone does not. One load of each page serves all.
 */

/** 1280 × 1024 CSS pixels, enlarged to 400 %. */
test.use({ baseURL: siteUrl, viewport: { width: 320, height: 256 } });

const forVisitors = [...kindsOfPage.map(({ path }) => path), '/reset-password/token'];

const forMembers = ['', '/team', '/change-password', '/tickets', '/preferences', '/support'].map(
  (page) => `/profile${page}`,
);

/** What makes the page scroll sideways (1.4.10). */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.body.querySelectorAll('*')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => `too wide: ${element.outerHTML.slice(0, 100)}`),
  );

/** Text that is cut off. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const title = document.querySelector('h1')?.textContent;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const words = text.textContent?.trim();
      // The breadcrumb may shorten what the heading says in full.
      if (!words || words === title || !text.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNode(text);
      const { right, bottom } = range.getBoundingClientRect();
      for (
        let box = text.parentElement;
        box !== document.body;
        box = box.parentElement ?? document.body
      ) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edges = box.getBoundingClientRect();
        // A point on the screen: meant to be heard.
        if (edges.width <= 1) break;
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const cut =
          (hides(overflowX) && right > edges.right + 1) ||
          (hides(overflowY) && bottom > edges.bottom + 1);
        if (cut) found.push(`cut off: ${words.slice(0, 60)}`);
      }
    }
    return found;
  });

/** Runs `check` with the distances that readers may set for themselves (1.4.12). */
async function withSpacing(page: Page, check: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets = [sheet];
  });
  await check();
  await page.evaluate(() => (document.adoptedStyleSheets = []));
}

/** What has the focus and is not seen, on the way back from the end of the page (2.4.11). */
const unseenFocus = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('.site-header');
    const found: string[] = [];
    const stops = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    );
    for (const stop of [...stops].reverse()) {
      if (header?.contains(stop) || !stop.checkVisibility({ visibilityProperty: true })) continue;
      stop.focus();
      if (document.activeElement !== stop) continue;
      const { left, right, top, bottom } = stop.getBoundingClientRect();
      // What is taller than the window is seen where it is not behind the header.
      const y = bottom - top > innerHeight / 2 ? Math.min(bottom, innerHeight) - 1 : top + 1;
      const seen = document.elementFromPoint((left + right) / 2, y);
      if (!seen || header?.contains(seen)) {
        found.push(
          `focus unseen: ${stop.outerHTML.slice(0, 100)} ${left} to ${right}, ${top} to ${bottom}`,
        );
      }
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return found;
  });

/** Fields that do not tell the browser what belongs into them (1.3.5), or have no name for it. */
const unnamed = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
      .filter(({ type, name, autocomplete }) => {
        const told =
          autocomplete !== '' || ['checkbox', 'radio', 'file', 'textarea'].includes(type);
        return !name || !told;
      })
      .map((field) => `no autocomplete: ${field.outerHTML.slice(0, 100)}`),
  );

/** What is written by the style sheet alone, which axe does not see, in too little contrast (1.4.3). */
const faint = (page: Page) =>
  page.evaluate(() => {
    const luminance = (color: string) => {
      const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
        const value = Number(part) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ground = luminance(getComputedStyle(document.body).backgroundColor);
    return [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const { content, color } = getComputedStyle(element, '::before');
        if (!content.includes('counter(') || !element.checkVisibility()) return false;
        return (luminance(color) + 0.05) / (ground + 0.05) < 4.5;
      })
      .map((element) => `faint number: ${element.outerHTML.slice(0, 100)}`);
  });

/** Targets below 24 px, names that do not contain their label, unknown autocomplete tokens. */
const breachesOfAxe = (page: Page) =>
  axeBreaches(page, {
    type: 'rule',
    values: ['target-size', 'label-content-name-mismatch', 'autocomplete-valid'],
  });

/** Measures the page as it is. */
async function expectReadable(page: Page, where: string): Promise<void> {
  const found = [
    ...(await tooWide(page)),
    ...(await cutOff(page)),
    ...(await unnamed(page)),
    ...(await faint(page)),
    ...(await unseenFocus(page)),
    ...(await breachesOfAxe(page)),
  ];
  await withSpacing(page, async () => {
    const spaced = [...(await tooWide(page)), ...(await cutOff(page))];
    found.push(...spaced.map((line) => `with more space, ${line}`));
  });
  expect.soft(found, where).toEqual([]);
}

/** Opens a page with all its parts. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByLabel('Email for the newsletter*'), address).toBeVisible();
}

test('a visitor at 400 % reads and reaches everything on every page', async ({ page }) => {
  for (const address of forVisitors) {
    await open(page, address);
    if (address === '/') {
      await page.locator('#contact').scrollIntoViewIfNeeded();
      await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
    }
    await expectReadable(page, address);
  }
});

test.describe('signed in', () => {
  test.use({ storageState: adaSignedIn });

  test('a participant at 400 % reads and reaches everything on the profile', async ({ page }) => {
    for (const address of forMembers) {
      await open(page, address);
      await expectReadable(page, address);
      if (address !== '/profile') continue;
      await button(page, 'Edit profile').click();
      await expect(main(page).getByLabel('First Name*')).toBeFocused();
      await expectReadable(page, 'the profile that is edited');
      await button(page, 'Cancel').click();
      await button(page, 'Delete Account').click();
      await expect(page.getByPlaceholder('Your reason...')).toBeFocused();
      const dialog = page.getByRole('dialog');
      for (const name of ['Close', 'Cancel', 'Delete']) {
        const control = dialog.getByRole('button', { name });
        await control.focus();
        await expect(control, name).toBeInViewport({ ratio: 1 });
      }
    }
  });
});

test('the place that is shown is told by more than its colour', async ({ page }) => {
  const line = (name: string) =>
    page
      .getByRole('navigation', { name: 'Main' })
      .getByText(name, { exact: true })
      .evaluate((entry) => getComputedStyle(entry).textDecorationLine);
  await page.goto('/purchase');
  await button(page, 'Menu').click();
  expect(await line('Pulse')).toBe('underline');
  await button(page, 'Pulse').click();
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

test('a tick is seen on its ground', async ({ page }) => {
  await page.goto('/register/visitor');
  const terms = page.getByRole('checkbox');
  await terms.check();
  await expect(terms).toHaveCSS('background-color', 'rgb(34, 211, 238)');
  await expect(terms).toHaveCSS('background-image', /stroke='%2306222a'/);
});
