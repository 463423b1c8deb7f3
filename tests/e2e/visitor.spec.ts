import { championship } from '../../src/data/championship.ts';
import { siteUrl } from './playwright.config.ts';
import { expectAccessible } from './support/accessibility.ts';
import { articles } from './support/dist.ts';
import { deferred, expect, test } from './support/fixtures.ts';
import {
  expectArrived,
  expectBelowHeader,
  field,
  fillIn,
  fillPhone,
  follow,
  header,
  openNewestEmail,
  press,
  tabTo,
  visit,
} from './support/steps.ts';

/* A visitor with a mouse and with the keyboard, before and without JavaScript. */

test.use({ prefetches: true });

test('an article’s link is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, articles[0]?.path ?? '');
  await press(page, 'Share');
  await expect(page.getByText('Link copied.')).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('a company chooses a tier, sends an enquiry and is thanked', async ({ page }) => {
  await visit(page, '/become-a-sponsor');
  await page.getByRole('link', { name: 'Ask about Gold' }).first().click();
  const form = page.getByRole('form', { name: 'Send an enquiry' });
  await expect(form).toBeInViewport();
  await press(form, 'Send enquiry');
  await expect(field(form, 'Name')).toBeFocused();
  await expectAccessible(page, 'main');
  const mia = { Name: 'Mia Muster', Organization: 'Muster Drives', Email: 'mia@muster.example' };
  await fillIn(form, mia);
  await fillPhone(form, 'Germany (+49)', '15123456789');
  // The draft refills the form. Without the hash, which scrolls again after 200 ms: the click could miss the button.
  await visit(page, '/become-a-sponsor');
  await press(form, 'Send enquiry');
  await expect(form.getByRole('status')).toBeFocused();
  await expectAccessible(page, 'main');
  const mail = await openNewestEmail(page, 'Sponsor enquiry');
  await expect(mail).toContainText(championship.sponsorEmail);
  await expect(mail).toContainText('We are interested in the Gold tier (CHF 25,000).');
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the anchors of the header scroll to their sections from any page', async ({ page }) => {
    for (const { from, link, id } of [
      { from: '/', link: 'Categories', id: 'Competition_Categories' },
      { from: '/terms-conditions', link: 'Event', id: 'event' },
      { from: '/', link: 'News & Blog', id: 'news' },
      { from: '/privacy-policy', link: 'FAQ', id: 'faq_contact' },
    ]) {
      await visit(page, from);
      await follow(header(page), link);
      await expectBelowHeader(page, id);
    }
    await follow(page, 'Back to top');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

test('a visitor with only a keyboard skips the header, uses the menu and opens a question', async ({
  page,
}) => {
  await visit(page, '/');
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Skip to content' });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  // A new page, because the hash of the link takes the focus once more, 200 ms later.
  await visit(page, '/');
  const pulse = header(page).getByRole('button', { name: 'Pulse' });
  const allNews = header(page).getByRole('link', { name: 'All News' });
  await tabTo(page, pulse);
  await page.keyboard.press('Enter');
  await expect(allNews).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(allNews).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(allNews).toBeHidden();
  await expect(pulse).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, header(page).getByRole('link', { name: 'Tickets' }));
  await page.keyboard.press('Enter');
  await expectArrived(page, '/purchase', 'Purchase Ticket Page', 'Tickets & Live Stream');
  await visit(page, '/faq.html');
  const answer = page.getByRole('main').getByText('Neither is on sale at the moment');
  await expect(answer).toBeHidden();
  await tabTo(page, page.locator('summary', { hasText: 'Where and when can I buy tickets?' }));
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
});

test.describe('the static page', () => {
  test.use({ baseURL: siteUrl, viewport: { width: 390, height: 844 } });

  test('opens its menu before its script loads and keeps it open', async ({ page }) => {
    const released = deferred();
    await page.route('**/assets/vendor-*.js', async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.goto('/');
    const button = header(page).getByRole('button', { name: 'Menu' });
    const entry = header(page).getByRole('link', { name: 'Event' });
    await button.click();
    await expect(entry).toBeVisible();
    released.settle();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(entry).toBeVisible();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(entry).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('has menus that open', async ({ page }) => {
      await page.goto('/');
      const entry = (name: string) => header(page).getByRole('link', { name });
      const menu = header(page).getByRole('button', { name: 'Menu' });
      const pulse = header(page).getByRole('button', { name: 'Pulse' });
      await menu.click();
      await expect(entry('Tickets')).toBeVisible();
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(entry('Event')).toBeVisible();
      await pulse.click();
      await entry('Tickets').click();
      await expect(page).toHaveURL('/purchase');
    });
  });
});
