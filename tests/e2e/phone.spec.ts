import { vera } from '../../src/mocks/seeds.ts';
import { expectAccessible } from './support/accessibility.ts';
import {
  expectArrived,
  expectBelowHeader,
  header,
  openPage,
  signIn,
} from './support/browserSteps.ts';
import { expect, test } from './support/fixtures.ts';

/* A visitor on a phone: menus, the section bar, folded parts. */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('the menu closes after a link, on Escape and on a tap outside, and stays closed on Back', async ({
  page,
}) => {
  await openPage(page, '/');
  const menu = header(page).getByRole('button', { name: 'Menu' });
  const entry = (name: string) => header(page).getByRole('link', { name });
  await expect(entry('Event')).toBeHidden();
  await menu.tap();
  await expect(entry('Event')).toBeVisible();
  await expectAccessible(page, 'header');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await entry('FAQ').tap();
  await expect(entry('Event')).toBeHidden();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  // The same URL again.
  await menu.tap();
  await entry('Contact us').tap();
  await expect(entry('Event')).toBeHidden();
  await menu.tap();
  await entry('News & Blog').tap();
  await expect(entry('Event')).toBeHidden();
  await expectBelowHeader(page, 'news');

  await page.goBack();
  await expect(page).toHaveURL('/#faq_contact');
  await expect(entry('Event')).toBeHidden();
  await menu.tap();
  await entry('Tickets').focus();
  await page.keyboard.press('Escape');
  await expect(entry('Tickets')).toBeHidden();
  await expect(entry('Event')).toBeHidden();
  await expect(menu).toBeFocused();

  await menu.tap();
  await expect(entry('Event')).toBeVisible();
  await page.touchscreen.tap(4, 700);
  await expect(entry('Event')).toBeHidden();
  await expect(page).toHaveURL('/#faq_contact');
});

test('a visitor signs in and logs out through the menu', async ({ page }) => {
  await openPage(page, '/');
  const menu = header(page).getByRole('button', { name: 'Menu' });
  await menu.tap();
  await header(page).getByRole('link', { name: 'Sign In' }).tap();
  await expectArrived(page, '/login', 'Sign in', 'Sign In');
  await signIn(page, vera.user.email, vera.password);
  await expectArrived(page, '/profile', 'Profile');
  await expectAccessible(page);
  await menu.tap();
  await header(page).getByRole('button', { name: 'Hi, Vera' }).tap();
  await expectAccessible(page, 'header');
  await header(page).getByRole('button', { name: 'Logout' }).tap();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Register Now' })).toBeVisible();
});

test('a pressed control loses its pressed colour after the tap', async ({ page }) => {
  await openPage(page, '/');
  const send = page.getByRole('button', { name: 'Send message' });
  const ground = () => send.evaluate((button) => getComputedStyle(button).backgroundColor);
  const before = await ground();
  await send.tap();
  await expect(page.getByText('Please enter your name.')).toBeVisible();
  await expect.poll(ground).toBe(before);
});

test('moving the focus in the list of sections does not scroll the page', async ({ page }) => {
  await openPage(page, '/competition-categories');
  const entries = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  await entries.nth(2).tap();
  await expect(page.getByRole('heading', { name: /Warehouse & Logistics$/ })).toBeInViewport();
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  const entry = entries.nth(3);
  await entry.evaluate((link) => link.focus({ preventScroll: true }));
  await expect(entry).toBeFocused();
  expect(await scrolled()).toBe(before);
});

test('a category folds all features but the goal, and opens one test at a time', async ({
  page,
}) => {
  await page.goto('/competition-categories');
  const card = page.getByRole('listitem').filter({ hasText: 'The full cup' });
  const task = card.getByText(/^Take a cup/);
  await expect(task).toBeHidden();
  const why = page.getByText(/^Much of a shift/);
  await expect(why).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(why).toBeHidden();
  await page.getByRole('heading', { name: 'The full cup' }).click();
  await expect(task).toBeVisible();
  const other = page.getByText(/^Open the pill-dispenser compartment/);
  await expect(other).toBeHidden();
  await page.getByRole('heading', { name: 'The right dose' }).click();
  await expect(other).toBeVisible();
  await expect(task).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ media: 'print' });
  await expect(task).toBeVisible();
  await expect(why).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.getByText('More about this course').first().tap();
  await expect(why).toBeVisible();
  await card.locator('summary').tap();
  await expect(task).toBeVisible();
  await expectAccessible(page, 'main');
});
